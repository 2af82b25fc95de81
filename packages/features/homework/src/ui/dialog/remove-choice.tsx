import { Button, makeStyles } from '@fluentui/react-components';
import { look } from '@pausenplatz/kernel-ui';
import { useState } from 'react';
import type { SeriesRange, Task } from '../../contract/index.ts';
import { dialogTexts } from '../../texts.ui.ts';
import { usePlanView } from '../planner/plan-context.ts';
import { ScopeChoice } from './scope-choice.tsx';

const useStyles = makeStyles({
  frame: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    borderRadius: look.radiusCard,
    backgroundColor: look.colors.red.surface,
    color: look.colors.red.ink,
  },
});

/** Asks how much of a series shall go. */
export function RemoveChoice({ task, onDone }: { readonly task: Task; readonly onDone: () => void }) {
  const styles = useStyles();
  const { changes } = usePlanView();
  const [scope, setScope] = useState<SeriesRange>('this');
  const texts = dialogTexts.repeat;
  const remove = () => {
    onDone();
    void (scope === 'this' ? changes.remove(task) : changes.removeRepeated(task, scope));
  };
  return (
    <div className={styles.frame} role="alert">
      <strong>{texts.removeTitle}</strong>
      <ScopeChoice scope={scope} onChoose={setScope} />
      <span>{texts.removeHelp}</span>
      <Button appearance="primary" onClick={remove}>
        {texts.remove}
      </Button>
    </div>
  );
}
