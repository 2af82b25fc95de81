import { Button, makeStyles, mergeClasses, Select, tokens } from '@fluentui/react-components';
import { Card, Chip, FormField, look } from '@pausenplatz/kernel-ui';
import type { SchoolBrief } from '../../contract/index.ts';
import { officeScreenTexts as texts } from '../../texts.screens.ts';

const useStyles = makeStyles({
  wide: { padding: '8px', display: 'grid', gap: '2px', '@media (max-width: 960px)': { display: 'none' } },
  narrow: { '@media (min-width: 961px)': { display: 'none' } },
  entry: {
    justifyContent: 'start',
    textAlign: 'left',
    minHeight: look.touch,
    fontWeight: tokens.fontWeightRegular,
    width: '100%',
    overflowWrap: 'anywhere',
  },
  chosen: { fontWeight: tokens.fontWeightSemibold, backgroundColor: tokens.colorBrandBackground2 },
  words: { flexGrow: 1, minWidth: 0, display: 'grid' },
  place: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, fontWeight: tokens.fontWeightRegular },
});

interface SchoolTreeProps {
  readonly schools: readonly SchoolBrief[];
  readonly current: string;
  readonly onChoose: (schoolId: string) => void;
}

interface Branch {
  readonly school: SchoolBrief;
  readonly depth: number;
}

/** Parents before their children; a school whose parent is not among them stands at the top. */
function branches(schools: readonly SchoolBrief[], parentId: string | null, depth: number): Branch[] {
  const known = new Set(schools.map(({ id }) => id));
  const here = schools.filter((school) =>
    parentId === null ? school.parentId === null || !known.has(school.parentId) : school.parentId === parentId,
  );
  return here.flatMap((school) => [{ school, depth }, ...branches(schools, school.id, depth + 1)]);
}

/** The schools with their child schools: a tree beside the content, a list to choose from on small screens. */
export function SchoolTree({ schools, current, onChoose }: SchoolTreeProps) {
  const styles = useStyles();
  const all = branches(schools, null, 0);
  return (
    <>
      <Card className={styles.wide} flush as="section">
        {all.map(({ school, depth }) => (
          <Button
            key={school.id}
            appearance="subtle"
            className={mergeClasses(styles.entry, school.id === current && styles.chosen)}
            style={{ paddingLeft: `${12 + depth * 16}px` }}
            aria-current={school.id === current}
            onClick={() => onChoose(school.id)}
          >
            <span className={styles.words}>
              <span>{school.name}</span>
              {depth === 0 && <span className={styles.place}>{school.place}</span>}
            </span>
            {school.openRequests > 0 && <Chip color="orange">{school.openRequests}</Chip>}
          </Button>
        ))}
      </Card>
      {schools.length > 1 && (
        <FormField label={texts.school} className={styles.narrow}>
          <Select value={current} onChange={(_event, { value }) => onChoose(value)}>
            {all.map(({ school, depth }) => (
              <option key={school.id} value={school.id}>
                {'\u2003'.repeat(depth) + school.name}
              </option>
            ))}
          </Select>
        </FormField>
      )}
    </>
  );
}
