import { Checkbox } from '@fluentui/react-components';

interface TickProps {
  readonly className: string;
  readonly isDone: boolean;
  readonly label: string;
  readonly onTick: (isDone: boolean) => void;
}

/** The tick of a task: whoever has none to set, such as a teacher among the tasks of a class, never loads it. */
export function Tick({ className, isDone, label, onTick }: TickProps) {
  return (
    <Checkbox
      className={className}
      size="large"
      shape="circular"
      checked={isDone}
      aria-label={label}
      onChange={(_event, { checked }) => onTick(checked === true)}
    />
  );
}
