import { Component, type ReactNode } from 'react';
import { blockViewTexts } from '../../texts.blocks.ts';

interface BoundaryState {
  readonly isBroken: boolean;
}

/** Keeps a block that throws from taking its page along; React has boundaries only as classes. */
export class BlockBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { isBroken: false };

  static getDerivedStateFromError(): BoundaryState {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <p>{blockViewTexts.block.broken}</p> : this.props.children;
  }
}
