import { Checkbox } from '@fluentui/react-components';
import type { TickProps } from './tick-slot.ts';

export const Tick = ({ className, isDone, label, onTick }: TickProps) => (
  <Checkbox
    className={className}
    size="large"
    shape="circular"
    checked={isDone}
    aria-label={label}
    onChange={(_event, { checked }) => onTick(checked === true)}
  />
);
