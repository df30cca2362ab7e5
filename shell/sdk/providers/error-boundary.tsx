import { ErrorState } from '@carillon/ui/index.ts';
import { Component, type ReactNode } from 'react';

/** Keeps a page that fails from taking the frame with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        level={1}
        title="This page stopped working"
        onRetry={() => this.setState({ failed: false })}
      >
        The rest of Carillon is fine, and nothing that was saved is lost.
      </ErrorState>
    );
  }
}
