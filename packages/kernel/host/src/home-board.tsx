import { makeStyles, tokens } from '@fluentui/react-components';
import { Card, Skeletons, useMinWidth } from '@pausenplatz/kernel-ui';
import { decideAccess } from './access-rule.ts';
import { type HomePlace, homeTiles } from './home-tiles.ts';
import { useSession } from './session-hooks.tsx';
import type { SignedInUser } from './session-store.ts';
import { useSlot } from './slots.ts';
import { hostTexts } from './texts.ts';

/** From here on what waits stands beside the day. */
const wideFrom = 1100;
const wide = `@media (min-width: ${wideFrom}px)`;

const useStyles = makeStyles({
  board: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"today" "waiting" "below" "side"',
    alignItems: 'start',
    [wide]: {
      gap: '20px 24px',
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"today waiting" "today side" "below side"',
      // Where nothing stands beside, what is due has the whole width. A list inside of a selector is taken apart, so that there are two.
      ':not(:has([data-home="waiting"] li)):not(:has([data-home="side"] > *))': {
        gridTemplateColumns: 'minmax(0, 1fr) 0',
        columnGap: '0',
      },
    },
  },
  today: { gridArea: 'today', display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  waiting: {
    gridArea: 'waiting',
    // A card without a line in it says nothing.
    ':not(:has(li))': { display: 'none' },
  },
  side: { gridArea: 'side', display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', ':empty': { display: 'none' } },
  below: { gridArea: 'below', display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)', ':empty': { display: 'none' } },
  heading: { margin: 0, padding: '14px 16px 4px', fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  lines: { listStyleType: 'none', margin: 0, padding: '0 8px 8px' },
});

/** The tiles of all features that this person may see, in their places. */
export function HomeBoard({ user }: { readonly user: SignedInUser }) {
  const styles = useStyles();
  const session = useSession();
  const isWide = useMinWidth(wideFrom);
  const filled = useSlot(homeTiles);
  if (filled === null) return <Skeletons shape="tiles" />;
  const tiles = filled
    .flat()
    .filter(({ access }) => decideAccess(access, session) === 'show')
    .toSorted((one, other) => one.position - other.position);
  const at = (place: HomePlace) => tiles.filter((tile) => tile.place === place).map(({ name, Tile }) => <Tile key={name} user={user} />);
  const waiting = (
    <Card key="waiting" as="section" flush className={styles.waiting}>
      <div data-home="waiting">
        <h2 className={styles.heading}>{hostTexts.home.waiting}</h2>
        <ul className={styles.lines}>{at('waiting')}</ul>
      </div>
    </Card>
  );
  const today = (
    <div key="today" className={styles.today} data-home="today">
      {at('today')}
    </div>
  );
  return (
    <div className={styles.board}>
      {/* A page arrives from its beginning: nothing that comes later may move what stands there. */}
      {isWide ? [waiting, today] : [today, waiting]}
      <div className={styles.below} data-home="below">
        {at('below')}
      </div>
      <div className={styles.side} data-home="side">
        {at('side')}
      </div>
    </div>
  );
}
