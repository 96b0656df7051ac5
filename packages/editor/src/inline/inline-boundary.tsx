import { Component, type ReactNode } from 'react';
import { forgetFailures } from '../controls/loadable.tsx';
import { currentHost } from '../host.ts';

type BoundaryProps = {
  children: ReactNode;
  /** Nobody writes any more. */
  onFailure: () => void;
};

/** What writes a text may not be there: then nobody writes, and the page stays. React knows boundaries as classes alone. */
export class InlineBoundary extends Component<BoundaryProps, { isFailed: boolean }> {
  override state = { isFailed: false };

  static getDerivedStateFromError() {
    return { isFailed: true };
  }

  override componentDidCatch() {
    forgetFailures();
    const { notify, text } = currentHost();
    notify({ type: 'negative', message: text('editor.inline.failed') });
    this.props.onFailure();
  }

  override render() {
    return this.state.isFailed ? null : this.props.children;
  }
}
