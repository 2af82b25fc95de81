import { drawnText, useSlot } from '@pausenplatz/kernel-host';
import { makeStyles } from '@fluentui/react-components';
import { useMemo } from 'react';
import { type Mask, readMarkdown, settledWords, unmaskText } from '../../rules/index.ts';

const useStyles = makeStyles({ plain: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });

interface AnswerTextProps {
  readonly text: string;
  readonly masks: readonly Mask[];
  /** More of it comes: what could still change its shape waits. */
  readonly isComing?: boolean;
}

/** What a model wrote, with the names that were covered, drawn by the house's text tree: HTML of a model is never read. */
export function AnswerText({ text, masks, isComing = false }: AnswerTextProps) {
  const styles = useStyles();
  const [Drawn] = useSlot(drawnText) ?? [];
  const tree = useMemo(() => readMarkdown(unmaskText(isComing ? settledWords(text) : text, masks)), [text, masks, isComing]);
  return Drawn ? <Drawn text={tree} /> : <p className={styles.plain}>{unmaskText(text, masks)}</p>;
}
