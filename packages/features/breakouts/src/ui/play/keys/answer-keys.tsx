import { lockColors, lockDirections, type LockAnswer, type ShownLock } from '../../../contract/index.ts';
import { CodeKeys } from './code-keys.tsx';
import { OrderKeys } from './order-keys.tsx';
import { PointKeys } from './point-keys.tsx';
import { TypedKeys } from './typed-keys.tsx';

export interface KeysProps {
  /** Nothing can be sent now: something is under way, or the team has to wait. */
  readonly isOff: boolean;
  readonly onAnswer: (answer: LockAnswer) => void;
}

/** What somebody presses to open a lock, by its kind. */
export function AnswerKeys({ lock, ...keys }: KeysProps & { readonly lock: ShownLock }) {
  const { mechanism } = lock;
  switch (mechanism.kind) {
    case 'number':
    case 'word':
      return <TypedKeys kind={mechanism.kind} {...keys} />;
    case 'colors':
      return (
        <CodeKeys
          kind="colors"
          values={lockColors}
          count={mechanism.count}
          {...keys}
          onCode={(values) => keys.onAnswer({ kind: 'colors', values })}
        />
      );
    case 'directions':
      return (
        <CodeKeys
          kind="directions"
          values={lockDirections}
          count={mechanism.count}
          {...keys}
          onCode={(values) => keys.onAnswer({ kind: 'directions', values })}
        />
      );
    case 'points':
      return <PointKeys lock={lock} count={mechanism.count} {...keys} />;
    case 'order':
      return <OrderKeys items={mechanism.items} {...keys} />;
  }
}
