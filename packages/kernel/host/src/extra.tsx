import { line } from '@pausenplatz/kernel-browser';
import { Component, type ReactNode, Suspense } from 'react';

interface ExtraState {
  readonly isMissing: boolean;
}

/**
 * What a screen can do without: where it cannot be loaded or drawn, nothing stands in its place. Once the server answers again it is tried
 * once more, which helps whatever is `loadable`; a `lazy` component remembers its failure. React has boundaries only as classes.
 */
export class Extra extends Component<{ readonly children: ReactNode }, ExtraState> {
  static getDerivedStateFromError(): ExtraState {
    return { isMissing: true };
  }

  override readonly state: ExtraState = { isMissing: false };

  private stop: (() => void) | null = null;

  override componentDidMount(): void {
    this.stop = line.onReturn(() => this.state.isMissing && this.setState({ isMissing: false }));
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    return this.state.isMissing ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
