import type { SettingsOf } from '@pausenplatz/kernel-contract';
import { EmptyBlock } from '@pausenplatz/kernel-host/empty-block';
import { useHost } from '@pausenplatz/kernel-host/capabilities';
import { look, makeStyles, mergeClasses, tokens, useSoftColors } from '@pausenplatz/kernel-ui/theme';
import type { aiServicesBlock } from '../../contract/blocks.ts';
import type { ChatService } from '../../contract/services.ts';
import { chosenServices } from '../../rules/chosen-services.ts';
import { aiBlockTexts as texts } from '../../texts.block.ts';
import { aiServiceTexts } from '../../texts.services.ts';
import { serviceDrawings } from './service-drawings.tsx';

const useStyles = makeStyles({
  part: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500, fontWeight: tokens.fontWeightSemibold },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300 },
  tiles: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
    gap: '12px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  tile: {
    display: 'grid',
    gridTemplateColumns: '56px minmax(0, 1fr)',
    gap: '12px',
    height: '100%',
    boxSizing: 'border-box',
    alignContent: 'start',
    padding: '12px',
    borderRadius: look.radiusCard,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: look.shadowCard,
    textDecorationLine: 'none',
    '@media print': { boxShadow: 'none', border: `1px solid ${tokens.colorNeutralStroke1}`, breakInside: 'avoid' },
  },
  way: { ':hover': { outline: `3px solid ${look.colors.teal.strong}` } },
  picture: { display: 'grid', placeItems: 'center', width: '56px', height: '56px', borderRadius: look.radiusCard },
  words: { display: 'grid', gap: '2px', alignContent: 'start' },
  name: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  caption: { fontSize: tokens.fontSizeBase300, lineHeight: tokens.lineHeightBase300, color: tokens.colorNeutralForeground2 },
  state: { fontWeight: tokens.fontWeightSemibold },
});

interface AiTilesProps {
  readonly settings: SettingsOf<typeof aiServicesBlock>;
  /** What stands in the way of a service, in place of what it is for; null where nothing does, or where it is not known. */
  readonly stateOf: (service: ChatService) => string | null;
  /** Below the title. */
  readonly note?: string;
}

/** Ways into the services, in every host: each tile is a link, and stays where it is when it turns out to be none. */
export function AiTiles({ settings, stateOf, note }: AiTilesProps) {
  const styles = useStyles();
  const services = chosenServices(settings.services);
  if (services.length === 0) return <EmptyBlock>{texts.empty}</EmptyBlock>;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{settings.title === '' ? texts.unnamed : settings.title}</h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <ul className={styles.tiles} aria-label={texts.list}>
        {services.map((service) => (
          <li key={service}>
            <Tile service={service} state={stateOf(service)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ service, state }: { readonly service: ChatService; readonly state: string | null }) {
  const styles = useStyles();
  const colors = useSoftColors();
  const host = useHost();
  const { color, Drawing } = serviceDrawings[service];
  const { name, caption } = aiServiceTexts[service];
  const inside = (
    <>
      <span className={mergeClasses(styles.picture, colors[color])}>
        <Drawing />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={mergeClasses(styles.caption, state !== null && styles.state)}>{state ?? caption}</span>
      </span>
    </>
  );
  if (state !== null) return <span className={styles.tile}>{inside}</span>;
  const away = host.canNavigateAway ? {} : ({ target: '_blank', rel: 'noreferrer' } as const);
  return (
    <a className={mergeClasses(styles.tile, styles.way)} href={host.hrefFor(`/tools/ki/dienst/${service}`)} {...away}>
      {inside}
    </a>
  );
}
