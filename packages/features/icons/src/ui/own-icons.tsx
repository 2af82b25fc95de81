import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss';
import type { StoredFile } from '@pausenplatz/documents/contract';
import { UploadField } from '@pausenplatz/documents/ui';
import { ShownPicture } from '@pausenplatz/documents/ui/shown-picture';
import { markStale, useApi, useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { ListState, notifyRefusal, offerUndo, useOptimistic } from '@pausenplatz/kernel-ui';
import { useQueryClient } from '@tanstack/react-query';
import { addUserIcon, deleteUserIcon, getUserIcons, iconsLimits, type OwnIcon } from '../contract/index.ts';
import { choiceTexts } from '../texts.ui.ts';
import type { IconChoiceProps } from './icon-choice.tsx';
import { IconButton, IconGrid } from './icon-grid.tsx';

const texts = choiceTexts.own;

const useStyles = makeStyles({
  item: { position: 'relative', display: 'grid' },
  picture: { width: '100%' },
  remove: { position: 'absolute', top: 0, right: 0, minWidth: '24px', width: '24px', height: '24px', padding: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

const labelOf = (name: string): string => name.replace(/\.\w{1,5}$/, '').slice(0, iconsLimits.label);

/** Keeps pictures as icons and lets them go: at once, and back again where the server refuses. */
function useOwnIcons() {
  const api = useApi();
  const client = useQueryClient();
  const updates = useOptimistic(getUserIcons, {});
  const keep = async (file: StoredFile, label: string) => {
    await api.call(addUserIcon, { fileId: file.id, label });
    await markStale(client, getUserIcons);
  };
  const remove = ({ file, label }: OwnIcon) =>
    void updates
      .attempt({
        show: (now) => ({ icons: now.icons.filter((one) => one.file.id !== file.id) }),
        send: () => api.call(deleteUserIcon, { icon: file.id }),
      })
      .then(
        (isGone) =>
          isGone && offerUndo({ title: texts.removed, body: texts.stays, onUndo: () => void keep(file, label).catch(notifyRefusal) }),
      );
  return { keep, remove };
}

/** The pictures that somebody keeps as icons; a new one is uploaded, kept and chosen. */
export function OwnIcons({ chosen, onChoose }: IconChoiceProps) {
  const styles = useStyles();
  const query = useCall(getUserIcons, {});
  const { keep, remove } = useOwnIcons();
  const chosenId = typeof chosen === 'object' && chosen.set === 'own' ? chosen.fileId : null;
  const choose = (file: StoredFile, label: string) => onChoose({ set: 'own', fileId: file.id, label }, file);
  const take = async (file: StoredFile) => {
    const label = labelOf(file.name);
    await keep(file, label).catch(notifyRefusal);
    choose(file, label);
  };
  return (
    <>
      <ListState query={query} isEmpty={({ icons }) => icons.length === 0} empty={<p className={styles.note}>{texts.empty}</p>}>
        {({ icons }) => (
          <IconGrid label={texts.label}>
            {icons.map((icon) => (
              <span key={icon.file.id} className={styles.item}>
                <IconButton name={icon.label} isChosen={icon.file.id === chosenId} onChoose={() => choose(icon.file, icon.label)}>
                  <ShownPicture file={icon.file} alt="" sizes="64px" className={styles.picture} />
                </IconButton>
                <Button
                  className={styles.remove}
                  size="small"
                  shape="circular"
                  icon={<Dismiss16Regular />}
                  aria-label={fill(texts.remove, { name: icon.label })}
                  onClick={() => remove(icon)}
                />
              </span>
            ))}
          </IconGrid>
        )}
      </ListState>
      <UploadField label={texts.add} service="icons" kind="picture" onStored={(file) => void take(file)} />
    </>
  );
}
