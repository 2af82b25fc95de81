import { makeStyles, tokens } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { JudgedLine, JudgedLines, LineProblem } from '@pausenplatz/kernel-ui/lists';
import { passwordsUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  words: { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', justifyContent: 'space-between' },
  written: { fontFamily: tokens.fontFamilyMonospace },
});

export interface PreviewLine {
  readonly key: string;
  /** Where it stands: a line of the list, or its number. */
  readonly nr: string;
  readonly name: string;
  readonly userId: string | null;
  readonly userName: string;
  readonly secret: string;
  /** Why it is not taken. */
  readonly problem: string | null;
}

/** What is stored once one says so, line by line. */
export function FillPreview({ lines }: { readonly lines: readonly PreviewLine[] }) {
  const styles = useStyles();
  const { fill: texts } = passwordsUiTexts;
  const left = lines.filter(({ problem }) => problem !== null).length;
  if (lines.length === 0) return null;
  return (
    <JudgedLines
      title={texts.preview}
      counts={
        <>
          <Chip color="teal">{counted(texts.taken, lines.length - left)}</Chip>
          {left > 0 && <Chip color="orange">{counted(texts.left, left)}</Chip>}
        </>
      }
    >
      {lines.map(({ key, nr, name, userName, secret, problem }) => (
        <JudgedLine key={key} nr={nr} isWrong={problem !== null}>
          <span className={styles.words}>
            <span>{name}</span>
            <span className={styles.written}>{[userName, secret].filter((word) => word !== '').join(' · ')}</span>
          </span>
          {problem !== null && <LineProblem>{problem}</LineProblem>}
        </JudgedLine>
      ))}
    </JudgedLines>
  );
}
