import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../controls/loadable.tsx';
import { TextButton } from '../controls/text-button.tsx';
import { useHost } from '../host.ts';

type BoundaryProps = { children: ReactNode };

/** A drawer that fails takes neither the page nor what was edited with it. React knows boundaries as classes alone. */
export class DrawerBoundary extends Component<BoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  override render() {
    if (!this.state.isFailed) return this.props.children;
    return <FailedDrawer onRetry={() => this.setState({ isFailed: false })} />;
  }
}

function FailedDrawer({ onRetry }: { onRetry: () => void }) {
  const { text } = useHost();
  return (
    <div role="alert" className="ed:p-4">
      <p className="ed:mb-3">{text('editor.drawer.failed')}</p>
      <TextButton onClick={onRetry}>{text('editor.retry')}</TextButton>
    </div>
  );
}
