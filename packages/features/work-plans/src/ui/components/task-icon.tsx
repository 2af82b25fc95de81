import { BookOpen24Filled } from '@fluentui/react-icons/svg/book-open';
import { CalculatorMultiple24Filled } from '@fluentui/react-icons/svg/calculator-multiple';
import { Camera24Filled } from '@fluentui/react-icons/svg/camera';
import { Chat24Filled } from '@fluentui/react-icons/svg/chat';
import { ClipboardTask24Filled } from '@fluentui/react-icons/svg/clipboard-task';
import { Cube24Filled } from '@fluentui/react-icons/svg/cube';
import { Cut24Filled } from '@fluentui/react-icons/svg/cut';
import { Edit24Filled } from '@fluentui/react-icons/svg/edit';
import { Eye24Filled } from '@fluentui/react-icons/svg/eye';
import { FoodApple24Filled } from '@fluentui/react-icons/svg/food-apple';
import { Globe24Filled } from '@fluentui/react-icons/svg/globe';
import { Home24Filled } from '@fluentui/react-icons/svg/home';
import { Laptop24Filled } from '@fluentui/react-icons/svg/laptop';
import { LeafThree24Filled } from '@fluentui/react-icons/svg/leaf-three';
import { MusicNote224Filled } from '@fluentui/react-icons/svg/music-note';
import { PaintBrush24Filled } from '@fluentui/react-icons/svg/paint-brush';
import { PersonVoice24Filled } from '@fluentui/react-icons/svg/person-voice';
import { PuzzlePiece24Filled } from '@fluentui/react-icons/svg/puzzle-piece';
import { Run24Filled } from '@fluentui/react-icons/svg/run';
import { Star24Filled } from '@fluentui/react-icons/svg/star';
import { TextFont24Filled } from '@fluentui/react-icons/svg/text-font';
import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { type ColorName, look, useSoftColors } from '@pausenplatz/kernel-ui';
import type { ComponentType } from 'react';
import type { TaskIcon as IconName } from '../../contract/index.ts';

const faces: Readonly<Record<IconName, readonly [ComponentType<{ readonly className?: string }>, ColorName]>> = {
  book: [BookOpen24Filled, 'blue'],
  calculator: [CalculatorMultiple24Filled, 'teal'],
  pencil: [Edit24Filled, 'yellow'],
  brush: [PaintBrush24Filled, 'pink'],
  scissors: [Cut24Filled, 'grey'],
  music: [MusicNote224Filled, 'violet'],
  globe: [Globe24Filled, 'blue'],
  plant: [LeafThree24Filled, 'green'],
  run: [Run24Filled, 'orange'],
  talk: [Chat24Filled, 'violet'],
  ear: [PersonVoice24Filled, 'pink'],
  eye: [Eye24Filled, 'teal'],
  computer: [Laptop24Filled, 'grey'],
  camera: [Camera24Filled, 'blue'],
  puzzle: [PuzzlePiece24Filled, 'orange'],
  star: [Star24Filled, 'yellow'],
  apple: [FoodApple24Filled, 'red'],
  house: [Home24Filled, 'green'],
  letters: [TextFont24Filled, 'violet'],
  cube: [Cube24Filled, 'teal'],
};

const useStyles = makeStyles({
  frame: { display: 'grid', placeItems: 'center', flexShrink: 0, borderRadius: look.radiusPicture, aspectRatio: '1' },
  small: { width: '32px' },
  medium: { width: '56px' },
  large: { width: '88px', borderRadius: look.radiusCard },
  round: { width: '100%', height: '100%', borderRadius: '50%', backgroundColor: 'transparent' },
  face: { width: '56%', height: '56%' },
});

interface TaskIconProps {
  readonly icon: IconName | null;
  readonly size: 'small' | 'medium' | 'large' | 'round';
}

/** The picture of a task, for those who cannot read yet; a task without one has a sheet. */
export function TaskIcon({ icon, size }: TaskIconProps) {
  const styles = useStyles();
  const soft = useSoftColors();
  const [Face, color] = icon === null ? [ClipboardTask24Filled, 'grey' as const] : faces[icon];
  return (
    <span className={mergeClasses(styles.frame, soft[color], styles[size])} aria-hidden>
      <Face className={styles.face} />
    </span>
  );
}
