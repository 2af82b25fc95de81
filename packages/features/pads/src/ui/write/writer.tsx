import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { fill } from '@pausenplatz/kernel-contract';
import { look, RefusalBar } from '@pausenplatz/kernel-ui';
import type { Pad } from '../../contract/pads.ts';
import { padBlockTexts } from '../../texts.block.ts';
import { padTexts as texts } from '../../texts.ui.ts';
import type { Place } from '../data.ts';
import { Legend } from '../read/legend.tsx';
import { usePaperStyles } from '../read/paper-styles.ts';
import { Segments } from '../read/segments.tsx';
import { useField } from './use-field.ts';
import { usePadWriter } from './use-pad-writer.ts';
import { padsLimits } from '../../contract/limits.ts';

const useStyles = makeStyles({
  // The colours lie in a sheet below the field, which has the same words at the same places.
  place: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  below: { gridArea: '1 / 1', color: 'transparent', '@media print': { color: 'black' } },
  field: {
    gridArea: '1 / 1',
    display: 'block',
    resize: 'none',
    overflow: 'hidden',
    backgroundColor: 'transparent',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    '@media print': { display: 'none' },
  },
  foot: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', '@media print': { display: 'none' } },
  state: { margin: 0, flex: '1 1 200px', color: tokens.colorNeutralForeground2 },
  button: { minHeight: look.touch },
});

interface WriterProps {
  readonly place: Place;
  readonly title: string;
  readonly pad: Pad;
  /** Somebody pressed a button to write; without that a field takes the focus from nobody. */
  readonly takesFocus: boolean;
  readonly onEnd: () => void;
}

/** The field in which somebody writes while others do, in everybody's colours. */
export function Writer({ place, title, pad, takesFocus, onEnd }: WriterProps) {
  const styles = { ...usePaperStyles(), ...useStyles() };
  const { writer, shown } = usePadWriter(place, pad);
  const field = useField(writer, takesFocus);
  const { segments, authors, state, refused, unsent } = shown;
  return (
    <>
      {refused && <RefusalBar refused={refused} typed={unsent} />}
      <div className={styles.place}>
        <div className={mergeClasses(styles.sheet, styles.below)} aria-hidden>
          <Segments segments={segments} authors={authors} />
          {/* The last line is as high as the others, also while it is empty. */}
          {'\u200B'}
        </div>
        <textarea
          {...field}
          className={mergeClasses(styles.sheet, styles.field)}
          aria-label={fill(padBlockTexts.text, { title: title || padBlockTexts.unnamed })}
          placeholder={texts.placeholder}
          maxLength={padsLimits.characters}
        />
      </div>
      <Legend segments={segments} authors={authors} />
      <div className={styles.foot}>
        <Button className={styles.button} icon={<ArrowUndo20Regular />} disabled={!shown.canUndo} onClick={writer.undo}>
          {texts.undo}
        </Button>
        <Button className={styles.button} icon={<ArrowRedo20Regular />} disabled={!shown.canRedo} onClick={writer.redo}>
          {texts.redo}
        </Button>
        <p className={styles.state} role="status">
          {refused ? '' : texts.state[state]}
        </p>
        <Button className={styles.button} appearance="primary" onClick={onEnd}>
          {texts.done}
        </Button>
      </div>
    </>
  );
}
