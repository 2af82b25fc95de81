import { Button, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { safeUrl } from '@pausenplatz/kernel-contract';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { blockMessages } from '../../contract/blocks/texts.data.ts';
import { blockEditorTexts } from '../../texts.ts';
import { EditorFields, TextField } from '../blocks/editor-fields.tsx';
import { Modal } from '@pausenplatz/kernel-ui';

type Close = (andThen: () => void) => void;

/** Sets, changes or removes the link at the selection. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const texts = blockEditorTexts.text;
  const present: unknown = editor.getAttributes('link')['href'];
  const hasLink = typeof present === 'string';
  const needsWords = editor.state.selection.empty && !hasLink;
  const [address, setAddress] = useState(hasLink ? present : '');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const backToText = () => void editor.commands.focus();
  const set = (event: FormEvent, close: Close) => {
    event.preventDefault();
    // React hands events of this dialog on to the block's form around it.
    event.stopPropagation();
    const href = safeUrl(address);
    if (href === null) return setError(blockMessages.linkImpossible);
    const chain = editor.chain().focus();
    if (needsWords)
      chain.insertContent({ type: 'text', text: words.trim() || address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    close(backToText);
  };
  const remove = (close: Close) => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close(backToText);
  };
  return (
    <Modal onClose={onClose}>
      {(close) => (
        <DialogSurface>
          <form onSubmit={(event) => set(event, close)} noValidate>
            <DialogBody>
              <DialogTitle>{texts.linkTitle}</DialogTitle>
              <DialogContent>
                <EditorFields>
                  <TextField
                    label={texts.linkAddress}
                    help={texts.linkHelp}
                    type="url"
                    value={address}
                    error={error}
                    onChange={setAddress}
                  />
                  {needsWords && <TextField label={texts.linkWords} value={words} onChange={setWords} />}
                </EditorFields>
              </DialogContent>
              <DialogActions>
                {hasLink && <Button onClick={() => remove(close)}>{texts.linkRemove}</Button>}
                <Button onClick={() => close(backToText)}>{texts.cancel}</Button>
                <Button appearance="primary" type="submit">
                  {texts.linkSet}
                </Button>
              </DialogActions>
            </DialogBody>
          </form>
        </DialogSurface>
      )}
    </Modal>
  );
}
