import type { Audit } from '@mise/contract/operators/audit.ts';
import { pathTo, withQuery } from '@mise/rules/path-to.ts';
import { Badge } from '@mise/ui/badge.tsx';
import { DataTable } from '@mise/ui/data-table.tsx';
import { Pagination } from '@mise/ui/pagination.tsx';
import { renderLink } from '#app/components/shop/render-link.tsx';
import { useLocale, useText, useTextOr } from '#app/page/use-text.ts';
import { actWords, changeWords, subjectWords } from '#app/views/audit-words.ts';
import { momentText } from '#app/views/moment-text.ts';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { OperatorPage } from './operator-page.tsx';

/** As the address says it; '' where it does not. */
export type AuditFilter = { operatorId: string; operation: string; from: string; to: string; page: number };

/** What operators did, for admins. Filter and page stand in the address. */
export function AuditLog({ audit, filter }: { audit: Audit; filter: AuditFilter }) {
  const text = useText();
  const textOr = useTextOr();
  const locale = useLocale();
  const { entries, total, itemsPerPage } = audit;
  return (
    <OperatorPage title={text('operator.audit.title')}>
      <AuditFilterForm audit={audit} filter={filter} />
      <p role="status" className="text-sm text-ink-muted">
        {text('operator.audit.count', { count: total })}
      </p>
      {total === 0 ? (
        <p>{text('operator.audit.empty')}</p>
      ) : (
        <DataTable
          caption={text('operator.audit.title')}
          rows={entries}
          keyOf={({ id }) => id}
          columns={[
            { label: text('operator.audit.when'), cell: ({ at }) => momentText(at, locale) },
            {
              label: text('operator.audit.who'),
              cell: ({ operator }) => operator?.name ?? text('operator.audit.command'),
            },
            {
              label: text('operator.audit.what'),
              cell: ({ operation, isFailed }) => (
                <>
                  {actWords(operation, textOr)}{' '}
                  {isFailed && <Badge tone="negative">{text('operator.audit.failed')}</Badge>}
                </>
              ),
            },
            {
              label: text('operator.audit.subject'),
              cell: ({ subject }) => subjectWords(subject, audit.operators, textOr),
            },
            {
              label: text('operator.audit.change'),
              cell: ({ change }) => <Change lines={changeWords(change, textOr)} />,
            },
          ]}
        />
      )}
      <Pagination
        current={filter.page}
        last={Math.ceil(total / itemsPerPage)}
        hrefOf={(page) => withQuery(pathTo.operator('audit'), { ...filter, page })}
        renderLink={renderLink}
        labels={{
          landmark: text('operator.audit.pages'),
          previous: text('operator.audit.previous'),
          next: text('operator.audit.next'),
          page: (page) => text('operator.audit.page', { page }),
        }}
      />
    </OperatorPage>
  );
}

/** A line a field. */
function Change({ lines }: { lines: string[] }) {
  if (lines.length === 0) return '–';
  return (
    <ul className="[overflow-wrap:anywhere]">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
