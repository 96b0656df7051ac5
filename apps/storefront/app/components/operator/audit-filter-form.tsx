import type { Audit } from '@mise/contract/operators/audit.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { Button } from '@mise/ui/button.tsx';
import { buttonClasses } from '@mise/ui/button-classes.ts';
import { SelectField } from '@mise/ui/select-field.tsx';
import { TextField } from '@mise/ui/text-field.tsx';
import { useLocale, useText, useTextOr } from '#app/page/use-text.ts';
import { actWords } from '#app/views/audit-words.ts';
import type { AuditFilter } from './audit-log.tsx';

/** A plain form that leads to an address: it works before scripts, and what it shows can be sent to a colleague. */
export function AuditFilterForm({ audit, filter }: { audit: Audit; filter: AuditFilter }) {
  const text = useText();
  const textOr = useTextOr();
  const locale = useLocale();
  const operators = audit.operators.map(({ id, name }) => ({ value: String(id), label: name }));
  const operations = audit.operations
    .map((name) => ({ value: name, label: actWords(name, textOr) }))
    .sort((a, b) => a.label.localeCompare(b.label, locale));
  return (
    <form
      action={pathTo.operator('audit')}
      aria-label={text('operator.audit.filter')}
      className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]"
    >
      <SelectField
        label={text('operator.audit.who')}
        name="operatorId"
        defaultValue={filter.operatorId}
        options={[{ value: '', label: text('operator.audit.everyone') }, ...operators]}
      />
      <SelectField
        label={text('operator.audit.what')}
        name="operation"
        defaultValue={filter.operation}
        options={[{ value: '', label: text('operator.audit.everything') }, ...operations]}
      />
      <TextField label={text('operator.audit.from')} name="from" type="date" defaultValue={filter.from} />
      <TextField label={text('operator.audit.to')} name="to" type="date" defaultValue={filter.to} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="large">
          {text('operator.audit.filter')}
        </Button>
        <a href={pathTo.operator('audit')} className={buttonClasses({ variant: 'secondary', size: 'large' })}>
          {text('operator.audit.reset')}
        </a>
      </div>
    </form>
  );
}
