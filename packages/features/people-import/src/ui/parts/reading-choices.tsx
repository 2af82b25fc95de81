import { makeStyles, MessageBar, MessageBarBody, Select } from '@fluentui/react-components';
import { readFile, type ReadList, type TextEncoding } from '@pausenplatz/kernel-browser/lists';
import { FormField } from '@pausenplatz/kernel-ui';
import { importTexts as texts } from '../../texts.ts';
import type { Source } from '../screens/import-screen.tsx';

const useStyles = makeStyles({
  choices: {
    display: 'grid',
    gap: '12px 16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
    '& > *': { minWidth: 0 },
  },
  // Fluent wants as much room for a choice as its longest words; a phone has less.
  choice: { minWidth: 0, width: '100%' },
});

interface ReadingChoicesProps {
  readonly source: Source;
  readonly onRead: (source: Source) => void;
}

/** How else a file can be read: another sheet, other letters. Where the letters are but a guess, somebody has to look. */
export function ReadingChoices({ source: { list, file }, onRead }: ReadingChoicesProps) {
  const styles = useStyles();
  const again = async (options: { readonly sheet?: string; readonly encoding?: TextEncoding }) => {
    if (!file) return;
    const read = await readFile(file, options);
    if (typeof read !== 'string') onRead({ list: read, file });
  };
  const { sheets, sheet, isGuess, encoding } = list;
  const readings = readingsToChoose(list);
  if (sheets.length < 2 && readings.length === 0) return null;
  return (
    <>
      {isGuess && (
        <MessageBar intent="warning">
          <MessageBarBody>{texts.readings.guess}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.choices}>
        {sheets.length > 1 && (
          <FormField label={texts.readings.sheet}>
            <Select
              className={styles.choice}
              select={{ className: styles.choice }}
              value={sheet ?? ''}
              onChange={(_event, { value }) => void again({ sheet: value })}
            >
              {sheets.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </FormField>
        )}
        {readings.length > 0 && (
          <FormField label={texts.readings.letters}>
            <Select
              className={styles.choice}
              select={{ className: styles.choice }}
              value={isGuess ? '' : (encoding ?? '')}
              onChange={(_event, { value }) => {
                const chosen = readings.find((one) => one.encoding === value);
                if (chosen) void again({ encoding: chosen.encoding });
              }}
            >
              {isGuess && <option value="">{texts.readings.choose}</option>}
              {readings.map(({ encoding: one, words }) => (
                <option key={one} value={one}>
                  {`${words.join(', ')} (${texts.encodings[one]})`}
                </option>
              ))}
            </Select>
          </FormField>
        )}
      </div>
    </>
  );
}

/** Letters are a question where they are but a guess, or were chosen; who reads them as they are needs no choice. */
const readingsToChoose = ({ readings, encoding, isGuess }: ReadList): ReadList['readings'] =>
  readings.length > 1 && (isGuess || encoding !== 'utf-8') ? readings : [];
