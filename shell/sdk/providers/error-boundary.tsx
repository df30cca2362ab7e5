import { ErrorState } from '@carillon/ui/index.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        title={t`Something went wrong on this page`}
        onRetry={() => this.setState({ failed: false })}
      >
        <Trans>The rest of Carillon still works, and your saved work is safe.</Trans>
      </ErrorState>
    );
  }
}
