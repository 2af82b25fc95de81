import { makeStyles, tokens } from '@fluentui/react-components';
import { counted } from '@pausenplatz/kernel-contract';
import { Chip } from '@pausenplatz/kernel-ui';
import { JudgedLine, JudgedLines, LineProblem } from '@pausenplatz/kernel-ui/lists';
import type { ImportLine } from '../../rules/index.ts';
import { passwordsUiTexts } from '../../texts.ui.ts';

const useStyles = makeStyles({
  words: { display: 'flex', flexWrap: 'wrap', gap: '2px 16px', justifyContent: 'space-between' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface ImportPreviewProps {
  readonly lines: readonly ImportLine[];
  readonly otherKinds: number;
}

/** What is stored once one says so, entry by entry and without a password; what stays away says why. */
export function ImportPreview({ lines, otherKinds }: ImportPreviewProps) {
  const styles = useStyles();
  const { imports: texts } = passwordsUiTexts;
  const left = lines.filter(({ problem }) => problem !== null).length;
  return (
    <JudgedLines
      title={texts.preview}
      counts={
        <>
          <Chip color="teal">{counted(texts.taken, lines.length - left)}</Chip>
          {left > 0 && <Chip color="orange">{counted(texts.leftOut, left)}</Chip>}
        </>
      }
      hint={otherKinds > 0 && <p>{counted(texts.otherKinds, otherKinds)}</p>}
    >
      {lines.map(({ nr, title, userName, problem, changes }) => (
        <JudgedLine key={nr} nr={String(nr)} isWrong={problem !== null}>
          <span className={styles.words}>
            <span>{title}</span>
            <span className={styles.quiet}>{userName}</span>
          </span>
          {problem === null ? (
            changes.map((change) => (
              <span key={change} className={styles.quiet}>
                {texts.changes[change]}
              </span>
            ))
          ) : (
            <LineProblem>{texts.why[problem]}</LineProblem>
          )}
        </JudgedLine>
      ))}
    </JudgedLines>
  );
}
