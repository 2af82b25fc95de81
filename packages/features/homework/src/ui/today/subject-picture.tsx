import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { BookOpen24Filled } from '@fluentui/react-icons/svg/book-open';
import { CalculatorMultiple24Filled } from '@fluentui/react-icons/svg/calculator-multiple';
import { ClipboardTask24Filled } from '@fluentui/react-icons/svg/clipboard-task';
import { Cut24Filled } from '@fluentui/react-icons/svg/cut';
import { LeafThree24Filled } from '@fluentui/react-icons/svg/leaf-three';
import { MusicNote224Filled } from '@fluentui/react-icons/svg/music-note';
import { PaintBrush24Filled } from '@fluentui/react-icons/svg/paint-brush';
import { Sport24Filled } from '@fluentui/react-icons/svg/sport';
import { Translate24Filled } from '@fluentui/react-icons/svg/translate';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { look, useSoftColors } from '@pausenplatz/kernel-ui';
import type { ComponentType } from 'react';
import type { Subject, Task } from '../../contract/index.ts';
import { subjectColor } from '../../rules/subject-color.ts';
import { type SubjectPicture as PictureName, subjectPicture } from '../../rules/subject-picture.ts';

const faces: Readonly<Record<PictureName, ComponentType<{ readonly className?: string }>>> = {
  numbers: CalculatorMultiple24Filled,
  book: BookOpen24Filled,
  languages: Translate24Filled,
  leaf: LeafThree24Filled,
  note: MusicNote224Filled,
  ball: Sport24Filled,
  scissors: Cut24Filled,
  brush: PaintBrush24Filled,
  sheet: ClipboardTask24Filled,
};

const useStyles = makeStyles({
  frame: { display: 'grid', placeItems: 'center', overflow: 'hidden', borderRadius: look.radiusPicture, aspectRatio: '1', flexShrink: 0 },
  large: {
    width: '128px',
    '@media (min-width: 381px) and (max-width: 640px)': { width: '92px' },
    // A small phone has more room for the words.
    '@media (max-width: 380px)': { width: '64px' },
  },
  small: { width: '56px' },
  face: { width: '58%', height: '58%' },
  picture: { width: '100%', height: '100%' },
});

interface SubjectPictureProps {
  readonly task: Pick<Task, 'subject' | 'task' | 'attachments'>;
  readonly subjects: readonly Subject[];
  readonly size: 'large' | 'small';
}

/** The picture before the words: the task's own first one, otherwise that of its subject. */
export function SubjectPicture({ task, subjects, size }: SubjectPictureProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  // Without a subject the words may say as much: «Jeden Tag 10 Minuten lesen».
  const Face = faces[subjectPicture(task.subject ?? task.task)];
  const own = task.attachments.find(({ mimeType }) => mimeType.startsWith('image/'));
  return (
    <span className={mergeClasses(styles.frame, styles[size], soft[subjectColor(subjects, task.subject)])} aria-hidden>
      {own ? <ShownPicture file={own} alt="" className={styles.picture} sizes="128px" /> : <Face className={styles.face} />}
    </span>
  );
}
