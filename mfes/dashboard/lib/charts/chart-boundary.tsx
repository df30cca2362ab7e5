import { Component, type ReactNode } from 'react';

interface ChartBoundaryProps {
  readonly children: ReactNode;
  onFailed(): void;
}

/** Keeps a chart's errors from the page around it. */
export class ChartBoundary extends Component<ChartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    console.error('A chart could not be drawn:', error);
    this.props.onFailed();
  }

  override render(): ReactNode {
    return !this.state.failed && this.props.children;
  }
}
