import { makeStyles, Select, tokens } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { Card, FormField } from '@pausenplatz/kernel-ui';
import type { Circle } from '../../contract/index.ts';
import { shareTexts as texts } from '../../texts.share.ts';

const useStyles = makeStyles({
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  who: { margin: 0, color: tokens.colorNeutralForeground2, overflowWrap: 'anywhere' },
});

interface ShareCircleProps {
  readonly choice: 'part' | 'team';
  readonly circles: readonly Circle[];
  /** Id of the chosen one; null where it is no more. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Which group or team reads the page, and who that is. */
export function ShareCircle({ choice, circles, chosen, onChoose }: ShareCircleProps) {
  const styles = useStyles();
  const circle = circles.find(({ id }) => id === chosen);
  return (
    <Card className={styles.card}>
      <FormField label={texts.which[choice]}>
        <Select value={chosen ?? ''} onChange={(_event, { value }) => value !== '' && onChoose(value)}>
          {circle === undefined && <option value="">{texts.choose}</option>}
          {circles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </FormField>
      <p className={styles.who}>{circle === undefined ? texts.gone : whoIs(circle)}</p>
    </Card>
  );
}

function whoIs({ size, names }: Circle): string {
  if (size === 0) return texts.nobodyIn;
  const people = size === 1 ? texts.people.one : fill(texts.people.many, { count: size });
  return names.length === 0 ? people : `${people}: ${names.join(', ')}`;
}
