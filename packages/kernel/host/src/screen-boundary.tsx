import { Button } from '@fluentui/react-components';
import { EmptyState } from '@pausenplatz/kernel-ui';
import { Component, type ReactNode } from 'react';
import { hostTexts } from './texts.ts';

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

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, body, reload } = hostTexts.boundary;
    return (
      <EmptyState
        as="h1"
        scene="rain"
        title={title}
        body={body}
        action={
          <Button appearance="primary" onClick={() => location.reload()}>
            {reload}
          </Button>
        }
      />
    );
  }
}
