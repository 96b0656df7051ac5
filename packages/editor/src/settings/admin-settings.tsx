import { hasRole } from '@mise/contract/operators/operator-role.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { useHost } from '../host.ts';
import { FormSection } from './form-section.tsx';

/** What is not set here: it stands where admins run the shop, who publishes pages is told who they are. */
export function AdminSettings() {
  const { text, operator } = useHost();
  const links = [
    { href: pathTo.operator('bank-account'), label: text('editor.shop.bankAccount') },
    { href: pathTo.operator('staff'), label: text('editor.shop.secondFactor') },
  ];
  return (
    <FormSection title={text('editor.shop.security')}>
      <p className="ed:text-xs ed:text-gray-600">{text('editor.shop.securityNote')}</p>
      {hasRole(operator.role, 'admin') && (
        <ul className="ed:flex ed:flex-col ed:items-start">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a
                href={href}
                target="_blank"
                rel="noreferrer"
                className="ed:inline-flex ed:min-h-8 ed:items-center ed:text-blue-700 ed:underline ed:underline-offset-4 ed:pointer-coarse:min-h-11"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
