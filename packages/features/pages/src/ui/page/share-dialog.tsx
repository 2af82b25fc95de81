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
import { useCurrentUser } from '@pausenplatz/kernel-host';
import { FormField, ListState, Modal, notifyRefusal } from '@pausenplatz/kernel-ui';
import { getSharing, type Page, type Visibility, visibilities } from '../../contract/index.ts';
import { pageTexts } from '../../texts.ts';
import { visibilityWord } from '../components/visibility-chip.tsx';
import { isBeyondClass } from '../../rules/index.ts';
import type { PageUpdate } from '../data.ts';
import { ShareAddress } from './share-address.tsx';
import { ShareEmbed } from './share-embed.tsx';
import { ShareLink } from './share-link.tsx';
import { SharingNotice } from './sharing-notice.tsx';

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
  const user = useCurrentUser();
  const sharing = useCall(getSharing, { id: page.id });
  const choose = (value: string) => {
    const chosen = visibilities.find((one) => one === value);
    if (chosen) update({ id: page.id, field: 'visibility', value: chosen }).catch(notifyRefusal);
  };
  const isPupils = page.groupForType === 'user' && user?.userRoles.includes('Pupil') === true;
  const helpFor = (one: Visibility) => {
    const words = one === 'group' || one === 'link' ? texts.help[one][page.groupForType] : texts.help[one];
    return isPupils && isBeyondClass(one) ? `${words} ${texts.help.needsRelease}` : words;
  };
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{fill(texts.title, { title: page.title })}</DialogTitle>
            <DialogContent className={styles.parts}>
              {/* The bar clips what is inside, so that a row of the grid would make it too low for its words. */}
              <div>
                <SharingNotice page={page} />
              </div>
              <ListState query={sharing} skeleton="rows">
                {(shared) => (
                  <>
                    <FormField label={texts.visibility}>
                      <RadioGroup value={page.visibility} onChange={(_event, { value }) => choose(value)}>
                        {shared.offered.map((one) => (
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
                    {/* Neither a link nor a frame opens before a teacher has said yes. */}
                    {(!isPupils || page.release === 'released') && (
                      <>
                        <ShareLink page={page} link={shared.link} />
                        <ShareEmbed page={page} sharing={shared} />
                      </>
                    )}
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
