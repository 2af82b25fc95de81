import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Add24Regular } from '@fluentui/react-icons/svg/add';
import { ArrowLeft24Regular } from '@fluentui/react-icons/svg/arrow-left';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill, type OutputOf } from '@pausenplatz/kernel-contract';
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ButtonLink, Card, EmptyState, ListState, look, Screen as Frame } from '@pausenplatz/kernel-ui';
import type { getPictureSets } from '../../contract/index.ts';
import { picturesTexts } from '../../texts.pictures.ts';
import { usePictureSets, useRemovePictures } from '../pictures/data.ts';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  card: { display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' },
  pictures: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '6px' },
  picture: { aspectRatio: '1', borderRadius: look.radiusCard, overflow: 'hidden' },
  name: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});

const { list: texts } = picturesTexts;
type PictureSet = OutputOf<typeof getPictureSets>['sets'][number];

/** `/spielen/gedaechtnis/bilder`: the own sets of pictures. */
export function Screen() {
  const styles = useStyles();
  const query = usePictureSets();
  const create = (
    <ButtonLink to="/spielen/gedaechtnis/bilder/neu" appearance="primary" icon={<Add24Regular />}>
      {texts.create}
    </ButtonLink>
  );
  return (
    <Frame
      title={picturesTexts.open}
      lead={texts.lead}
      actions={create}
      above={
        <div>
          <ButtonLink to="/spielen/gedaechtnis" appearance="subtle" icon={<ArrowLeft24Regular />}>
            {picturesTexts.back}
          </ButtonLink>
        </div>
      }
    >
      <ListState
        query={query}
        skeleton="tiles"
        isEmpty={({ sets }) => sets.length === 0}
        empty={<EmptyState scene="shelf" title={texts.empty} body={texts.emptyBody} as="p" />}
      >
        {({ sets }) => (
          <ul className={styles.list} aria-label={texts.label}>
            {sets.map((set) => (
              <li key={set.id}>
                <OneSet set={set} />
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </Frame>
  );
}

function OneSet({ set }: { readonly set: PictureSet }) {
  const styles = useStyles();
  const remove = useRemovePictures();
  const classes = useCurrentUser()?.schoolClasses ?? [];
  const { id, title, pictures, pairs, classIds } = set;
  const named = classes.flatMap((one) => (classIds.includes(one.id) ? [one.name] : []));
  const all = named.length < classIds.length ? [...named, texts.other] : named;
  const whose = all.length === 0 ? texts.own : fill(texts.lent, { classes: all.join(', ') });
  return (
    <Card className={styles.card}>
      <div className={styles.pictures} aria-hidden>
        {pictures.map((picture) => (
          <ShownPicture key={picture.url} file={picture} alt="" covers sizes="80px" className={styles.picture} />
        ))}
      </div>
      <div>
        <h2 className={styles.name}>{title}</h2>
        <p className={styles.quiet}>
          {fill(texts.pairs, { count: pairs })} · {whose}
        </p>
      </div>
      <div className={styles.buttons}>
        <ButtonLink to={`/spielen/gedaechtnis/bilder/${id}`} aria-label={fill(texts.editOne, { title })}>
          {texts.edit}
        </ButtonLink>
        <Button
          appearance="subtle"
          icon={<Delete24Regular />}
          aria-label={fill(texts.removeOne, { title })}
          onClick={() => void remove({ id, title })}
        >
          {texts.remove}
        </Button>
      </div>
    </Card>
  );
}
