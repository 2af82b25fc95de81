import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Radio,
  RadioGroup,
  tokens,
} from '@fluentui/react-components';
import { useCall } from '@pausenplatz/kernel-browser';
import { fill } from '@pausenplatz/kernel-contract';
import { FormField, ListState, notifyRefusal } from '@pausenplatz/kernel-ui';
import { getSharing, type Page, visibilities } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';
import { visibilityWord } from '../components/visibility-chip.tsx';
import type { PageUpdate } from '../data.ts';
import { ShareAddress } from './share-address.tsx';
import { ShareEmbed } from './share-embed.tsx';
import { ShareLink } from './share-link.tsx';
import { Modal } from '@pausenplatz/kernel-ui';

const useStyles = makeStyles({
  parts: { display: 'grid', gap: '24px', gridTemplateColumns: 'minmax(0, 1fr)' },
  choice: { display: 'grid' },
  help: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
});

interface ShareDialogProps {
  readonly page: Page;
  readonly update: (update: PageUpdate) => Promise<{ readonly url: string }>;
  readonly onClose: () => void;
}

/** Who may read a page, its address, its shared link, and how to embed it. */
export function ShareDialog({ page, update, onClose }: ShareDialogProps) {
  const styles = useStyles();
  const texts = pageTexts.sharing;
  const sharing = useCall(getSharing, { id: page.id });
  // A school's own page is for the school's teachers, and nobody's private page belongs to a school.
  const offered = visibilities.filter((one) => one !== 'school' || page.groupForType !== 'user');
  const choose = (value: string) => {
    const chosen = visibilities.find((one) => one === value);
    if (chosen) update({ id: page.id, field: 'visibility', value: chosen }).catch(notifyRefusal);
  };
  const helpFor = (one: (typeof visibilities)[number]) => (one === 'group' ? texts.help.group[page.groupForType] : texts.help[one]);
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{fill(texts.title, { title: page.title })}</DialogTitle>
            <DialogContent className={styles.parts}>
              <FormField label={texts.visibility}>
                <RadioGroup value={page.visibility} onChange={(_event, { value }) => choose(value)}>
                  {offered.map((one) => (
                    <Radio
                      key={one}
                      value={one}
                      label={
                        <span className={styles.choice}>
                          {visibilityWord({ visibility: one, groupForType: page.groupForType })}
                          <span className={styles.help}>{helpFor(one)}</span>
                        </span>
                      }
                    />
                  ))}
                </RadioGroup>
              </FormField>
              <ShareAddress page={page} update={update} />
              <ListState query={sharing} skeleton="rows">
                {(shared) => (
                  <>
                    <ShareLink page={page} link={shared.link} />
                    <ShareEmbed page={page} sharing={shared} />
                  </>
                )}
              </ListState>
            </DialogContent>
            <DialogActions>
              <Button appearance="primary" onClick={() => close()}>
                {texts.close}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
