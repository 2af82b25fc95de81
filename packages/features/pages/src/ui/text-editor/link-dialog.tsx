import { Button } from '@fluentui/react-components';
import { safeUrl } from '@pausenplatz/kernel-contract';
import type { Editor } from '@tiptap/react';
import { blockMessages } from '../../contract/blocks/texts.data.ts';
import { blockEditorTexts } from '../../texts.ts';
import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';

type Close = (andThen?: () => void) => void;

/** Sets, changes or removes the link at the selection. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const texts = blockEditorTexts.text;
  const present: unknown = editor.getAttributes('link')['href'];
  const hasLink = typeof present === 'string';
  const needsWords = editor.state.selection.empty && !hasLink;
  const backToText = () => void editor.commands.focus();
  const form = useForm({
    initial: { address: hasLink ? present : '', words: '' },
    check: ({ address }) => ({ address: safeUrl(address) === null ? blockMessages.linkImpossible : undefined }),
    send: async ({ address, words }) => {
      const href = safeUrl(address) ?? '';
      const chain = editor.chain().focus();
      if (needsWords)
        chain.insertContent({ type: 'text', text: words.trim() || address.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
      else chain.extendMarkRange('link').setLink({ href }).run();
    },
  });
  const remove = (close: Close) => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close(backToText);
  };
  return (
    <FormDialog
      form={form}
      title={texts.linkTitle}
      submitLabel={texts.linkSet}
      onClose={onClose}
      onDone={backToText}
      onCancel={backToText}
      renderActions={(close) => hasLink && <Button onClick={() => remove(close)}>{texts.linkRemove}</Button>}
    >
      {/* Addresses without https:// are welcome, which the browser's own url field would refuse. */}
      <TextField
        form={form}
        name="address"
        label={texts.linkAddress}
        help={texts.linkHelp}
        inputMode="url"
        autoCapitalize="off"
        spellCheck={false}
      />
      {needsWords && <TextField form={form} name="words" label={texts.linkWords} />}
    </FormDialog>
  );
}
