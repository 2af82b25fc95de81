import { Button } from '@fluentui/react-components';
import { safeUrl } from '@pausenplatz/kernel-contract';
import type { Editor } from '@tiptap/react';
import { blockMessages } from '../../contract/blocks/texts.data.ts';
import { blockEditorTexts } from '../../texts.ts';
import { LinkField } from '../links/link-field.tsx';
import { useSettledLink } from '../links/use-settled-link.ts';
import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';

type Close = (andThen?: () => void) => void;

/** Sets, changes or removes the link at the selection. */
export function LinkDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const texts = blockEditorTexts.text;
  const present: unknown = editor.getAttributes('link')['href'];
  const hasLink = typeof present === 'string';
  const needsWords = editor.state.selection.empty && !hasLink;
  const settledLink = useSettledLink();
  const backToText = () => void editor.commands.focus();
  const form = useForm({
    initial: { address: hasLink ? present : '', words: '' },
    check: ({ address }) => ({ address: safeUrl(address) === null ? blockMessages.linkImpossible : undefined }),
    send: async ({ address, words }) => {
      const { link, page } = await settledLink(address);
      const href = safeUrl(link) ?? '';
      const chain = editor.chain().focus();
      if (needsWords)
        chain
          .insertContent({ type: 'text', text: words.trim() || (page?.name ?? address.trim()), marks: [{ type: 'link', attrs: { href } }] })
          .run();
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
      <LinkField
        label={texts.linkAddress}
        help={texts.linkHelp}
        value={form.fields.address}
        error={form.errors.address}
        onChange={(address) => form.type('address', address)}
        onPage={(name) => needsWords && form.fields.words.trim() === '' && form.set('words', name)}
      />
      {needsWords && <TextField form={form} name="words" label={texts.linkWords} />}
    </FormDialog>
  );
}
