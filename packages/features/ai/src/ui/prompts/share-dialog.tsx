import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { fill } from '@pausenplatz/kernel-contract';
import { ListState, Modal } from '@pausenplatz/kernel-ui';
import { aiPromptTexts as texts } from '../../texts.prompt-lists.ts';
import { useNameLists } from '../data.ts';
import { usePrompt } from './data.ts';
import { SeenNames } from './seen-names.tsx';

interface ShareDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly onShare: () => void;
}

/** Before a prompt goes to the school: which one, who will read it, and what of it names somebody. */
export function ShareDialog({ id, title, onClose, onShare }: ShareDialogProps) {
  const prompt = usePrompt(id);
  const names = useNameLists();
  // Nobody agrees before the names are looked through.
  const isReady = names.data !== undefined && prompt.data !== undefined && prompt.data.schoolName !== null;
  return (
    <Modal onClose={onClose} modalType="alert">
      {(close) => (
        <DialogSurface>
          <DialogBody>
            <DialogTitle>{fill(texts.shareTitle, { title })}</DialogTitle>
            <DialogContent>
              <ListState query={prompt} skeleton="form">
                {(has) =>
                  has.schoolName === null ? (
                    <p>{texts.shareNoSchool}</p>
                  ) : (
                    <>
                      <p>{fill(texts.shareBody, { school: has.schoolName })}</p>
                      <SeenNames text={`${has.title}\n${has.text}`} />
                    </>
                  )
                }
              </ListState>
            </DialogContent>
            <DialogActions>
              <Button onClick={() => close()}>{texts.shareCancel}</Button>
              <Button appearance="primary" disabledFocusable={!isReady} onClick={() => close(onShare)}>
                {texts.shareDo}
              </Button>
            </DialogActions>
          </DialogBody>
        </DialogSurface>
      )}
    </Modal>
  );
}
