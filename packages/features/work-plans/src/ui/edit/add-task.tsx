import { Input } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { fill } from '@pausenplatz/kernel-contract';
import { useDraft } from '@pausenplatz/kernel-ui';
import { useRef } from 'react';
import { workPlanLimits } from '../../contract/index.ts';
import { editTexts as texts } from '../../texts.edit.ts';
import type { Editing } from './use-editing.ts';

interface AddTaskProps {
  readonly sectionId: string;
  readonly name: string;
  readonly editing: Editing;
}

/** The line at the end of a section: type, Enter, type on. A refusal brings the words back. */
export function AddTask({ sectionId, name, editing }: AddTaskProps) {
  const draft = useDraft(`work-plan-task:${sectionId}`);
  const typedNow = useRef(draft.text);
  const setText = (words: string) => {
    typedNow.current = words;
    draft.setText(words);
  };
  const save = () => {
    const words = draft.text.trim();
    if (words === '') return;
    setText('');
    void editing.addTask(sectionId, words).then((isMade) => {
      if (!isMade) setText([words, typedNow.current].filter((one) => one !== '').join(' '));
    });
  };
  return (
    <Input
      style={{ width: '100%' }}
      appearance="filled-darker"
      contentBefore={<Add20Regular aria-hidden />}
      aria-label={fill(texts.addTask, { section: name })}
      placeholder={texts.addTaskPlaceholder}
      maxLength={workPlanLimits.taskTitleMaximum}
      value={draft.text}
      onChange={(_event, { value }) => setText(value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        save();
      }}
    />
  );
}
