import { ArrowCounterclockwise20Filled } from '@fluentui/react-icons/svg/arrow-counterclockwise';
import { ChatMultiple20Filled } from '@fluentui/react-icons/svg/chat-multiple';
import { Checkmark20Filled } from '@fluentui/react-icons/svg/checkmark';
import { CheckmarkStarburst20Filled } from '@fluentui/react-icons/svg/checkmark-starburst';
import { Circle20Regular } from '@fluentui/react-icons/svg/circle';
import { Pen20Filled } from '@fluentui/react-icons/svg/pen';
import { Question20Filled } from '@fluentui/react-icons/svg/question';
import { type ColorName } from '@pausenplatz/kernel-ui';
import type { ComponentType } from 'react';
import type { CorrectionMode, TaskStatus } from '../../contract/index.ts';
import { isTerminal } from '../../rules/index.ts';
import { shortStatusTexts } from '../../texts.ui.ts';

interface Face {
  readonly Icon: ComponentType<{ readonly className?: string }>;
  readonly color: ColorName;
  readonly word: string;
}

const faces: Readonly<Record<TaskStatus | 'checked', Omit<Face, 'word'>>> = {
  open: { Icon: Circle20Regular, color: 'grey' },
  inProgress: { Icon: Pen20Filled, color: 'blue' },
  question: { Icon: Question20Filled, color: 'orange' },
  answer: { Icon: ChatMultiple20Filled, color: 'violet' },
  done: { Icon: Checkmark20Filled, color: 'teal' },
  redo: { Icon: ArrowCounterclockwise20Filled, color: 'pink' },
  finished: { Icon: CheckmarkStarburst20Filled, color: 'green' },
  checked: { Icon: Checkmark20Filled, color: 'green' },
};

/** How a state looks everywhere: a pictogram, a colour and a word. What nobody corrects is through once it is done. */
export function faceOf(status: TaskStatus, correctionMode: CorrectionMode): Face {
  const name = status === 'done' && isTerminal(status, correctionMode) ? 'checked' : status;
  return { ...faces[name], word: shortStatusTexts[name] };
}
