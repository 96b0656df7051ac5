import { pathTo } from '@mise/rules/path-to.ts';
import { type AuditFilter, AuditLog } from '#app/components/operator/audit-log.tsx';
import { pageContext } from '#app/page/page-context.ts';
import type { Route } from './+types/audit.ts';
import { loadOperator, refuseAsPage } from './load-operator.server.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  await loadOperator(page, pathTo.operator('audit'));
  const filter = readFilter(url.searchParams);
  const { data: audit } = await page.client.getAudit(filter).catch(refuseAsPage(page));
  return { audit, filter };
}

export default function OperatorAudit({ loaderData: { audit, filter } }: Route.ComponentProps) {
  return <AuditLog audit={audit} filter={filter} />;
}

/** What an address says that is no filter counts as none. */
function readFilter(query: URLSearchParams): AuditFilter {
  const textOf = (name: string, pattern: RegExp) => query.get(name)?.match(pattern)?.[0] ?? '';
  return {
    operatorId: textOf('operatorId', /^\d{1,9}$/),
    operation: textOf('operation', /^[a-zA-Z]{1,60}$/),
    from: textOf('from', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$/),
    to: textOf('to', /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/),
    page: Number(textOf('page', /^[1-9]\d{0,3}$/) || 1),
  };
}
