import { Link, makeStyles, MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { counted, fill } from '@pausenplatz/kernel-contract';
import type { PageConcern } from '../../rules/index.ts';
import { editingTexts } from '../../texts.ts';

const useStyles = makeStyles({ list: { margin: '4px 0 0', padding: '0 0 0 20px', display: 'grid', gap: '4px' } });

/** So many are named; who mends them sees the next ones. */
const mostNamed = 5;

interface PageConcernsBarProps {
  readonly concerns: readonly PageConcern[];
  readonly onGo: (blockId: string) => void;
}

/** Tells whoever edits the page what they may want to look at; nothing of it is wrong for sure. */
export function PageConcernsBar({ concerns, onGo }: PageConcernsBarProps) {
  const styles = useStyles();
  const texts = editingTexts.concerns;
  if (concerns.length === 0) return null;
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{texts.title}</MessageBarTitle>
        <ul className={styles.list}>
          {concerns.slice(0, mostNamed).map(({ blockId, name, concern }) => (
            <li key={`${blockId} ${concern}`}>
              <Link as="button" inline onClick={() => onGo(blockId)}>
                {fill(texts.line, { name, says: texts.says[concern] })}
              </Link>
            </li>
          ))}
          {concerns.length > mostNamed && <li>{counted(texts.more, concerns.length - mostNamed)}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  );
}
