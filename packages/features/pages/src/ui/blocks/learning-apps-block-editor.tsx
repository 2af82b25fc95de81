import { IconFace } from '@pausenplatz/icons/ui/icon-face';
import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Delete24Regular } from '@fluentui/react-icons/svg/delete';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { fill, type SettingsOf } from '@pausenplatz/kernel-contract';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { SortableList } from '@pausenplatz/kernel-ui';
import { look } from '@pausenplatz/kernel-ui/theme';
import { type learningAppsBlock, pageLimits } from '../../contract/index.ts';
import { learningAppUrl } from '../../contract/learning-app.ts';
import { movedTo } from '../../rules/index.ts';
import { learningAppsEditorTexts } from '../../texts.learning-apps-editor.ts';
import { EditorFields, TextField } from './editor-fields.tsx';
import { NewLearningApp } from './new-learning-app.tsx';
import { SafeLink } from './safe-link.tsx';
import { useLearningAppFacts } from './use-learning-app-facts.ts';

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: 'auto 88px minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '12px',
    padding: '12px 8px',
    borderRadius: look.radiusCard,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media (max-width: 640px)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  picture: {
    position: 'relative',
    width: '88px',
    height: '56px',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: look.radiusPicture,
    backgroundColor: look.colors.orange.surface,
    color: look.colors.orange.ink,
  },
  cover: { position: 'absolute', inset: 0 },
  icon: { width: '32px', height: '32px' },
  fields: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    '& > :first-child': { width: '100%' },
    '@media (max-width: 640px)': { gridColumn: '1 / -1', gridRow: '2' },
  },
  address: { minHeight: '24px', overflowWrap: 'anywhere', fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
});

type Settings = SettingsOf<typeof learningAppsBlock>;
type App = Settings['apps'][number];

/** The exercises of a block: one more by its address, titles, order, removal. */
export function Editor(props: BlockEditorProps<Settings>) {
  const { settings, onChange, fieldErrors, page } = props;
  const styles = useStyles();
  const texts = learningAppsEditorTexts;
  const { apps } = settings;
  const facts = useLearningAppFacts(props);
  const nameOf = ({ title, app }: App) => title || `${learningAppsEditorTexts.unnamed} (${app})`;
  const change = (next: App) => onChange({ ...settings, apps: apps.map((one) => (one.id === next.id ? next : one)) });
  const add = (app: string) => {
    const fresh = { id: crypto.randomUUID().slice(0, 8), app, title: '' };
    onChange({ ...settings, apps: [...apps, fresh] });
    facts.ask(fresh);
  };
  return (
    <EditorFields>
      {apps.length < pageLimits.linksPerBlock ? (
        <NewLearningApp state={facts.state} onAdd={add} />
      ) : (
        <p>{fill(texts.full, { maximum: pageLimits.linksPerBlock })}</p>
      )}
      <SortableList
        items={apps}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        label={texts.list}
        onMove={(move) => onChange({ ...settings, apps: movedTo(apps, move) })}
        renderItem={(one, handle) => {
          const file = one.fileId === undefined ? undefined : page.files[one.fileId];
          return (
            <div className={styles.row}>
              {handle}
              <span className={styles.picture}>
                {file ? (
                  <ShownPicture file={file} alt="" sizes="88px" covers className={styles.cover} />
                ) : (
                  <IconFace icon="puzzle" className={styles.icon} />
                )}
              </span>
              <div className={styles.fields}>
                <TextField
                  label={texts.title}
                  value={one.title}
                  maximum={pageLimits.linkTitleMaximum}
                  error={fieldErrors[`apps.${apps.indexOf(one)}.title`]}
                  onChange={(title) => change({ ...one, title })}
                />
                <SafeLink url={learningAppUrl(one.app)} className={styles.address}>
                  {learningAppUrl(one.app)}
                </SafeLink>
                {!file && (
                  <Button size="small" disabledFocusable={facts.state === 'asking'} onClick={() => facts.ask(one)}>
                    {texts.ask}
                  </Button>
                )}
              </div>
              <Button
                appearance="subtle"
                icon={<Delete24Regular />}
                aria-label={fill(texts.remove, { name: nameOf(one) })}
                onClick={() => onChange({ ...settings, apps: apps.filter(({ id }) => id !== one.id) })}
              />
            </div>
          );
        }}
      />
    </EditorFields>
  );
}
