import { line } from '@pausenplatz/kernel-browser';
import { Component, lazy, type ReactNode, Suspense } from 'react';
import { hostTexts } from './texts.ts';

// After a new release an old chunk may be gone, this one too: then the sentence alone must do.
const ScreenFailed = lazy(async () => {
  const { ScreenFailed: Found } = await import('./screen-failed.tsx').catch(() => ({
    ScreenFailed: () => <h1>{hostTexts.boundary.title}</h1>,
  }));
  return { default: Found };
});

interface BoundaryProps {
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
}

/** Keeps a screen that fails to load or to draw from taking the whole product down. */
export class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override readonly state: BoundaryState = { failed: false };

  private stop: (() => void) | null = null;

  override componentDidMount(): void {
    // What failed may have been without a network; a screen that is broken breaks once more.
    this.stop = line.onReturn(() => this.state.failed && this.setState({ failed: false }));
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <ScreenFailed />
      </Suspense>
    );
  }
}
