import { Component, type ReactNode, Suspense } from 'react';

interface ExtraState {
  readonly isMissing: boolean;
}

/** What a screen can do without: where it cannot be loaded or drawn, nothing stands in its place. React has boundaries only as classes. */
export class Extra extends Component<{ readonly children: ReactNode }, ExtraState> {
  static getDerivedStateFromError(): ExtraState {
    return { isMissing: true };
  }

  override readonly state: ExtraState = { isMissing: false };

  override render(): ReactNode {
    return this.state.isMissing ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
