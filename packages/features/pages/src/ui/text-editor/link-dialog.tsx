import { UploadField } from '@pausenplatz/documents/ui';
import { viewerOf } from '@pausenplatz/documents/viewer-path';
import type { BlockEditorProps } from '@pausenplatz/kernel-host';
import { tileFromFile } from '../../rules/index.ts';
import { ChosenFile } from '../links/chosen-file.tsx';
import { Button } from '@fluentui/react-components';
import { safeUrl } from '@pausenplatz/kernel-contract';
import type { Editor } from '@tiptap/react';
import { blockMessages } from '../../contract/blocks/texts.data.ts';
import { blockEditorTexts } from '../../texts.ts';
import { LinkField } from '../links/link-field.tsx';
import { useSettledLink } from '../links/use-settled-link.ts';
import { FormDialog, TextField, useForm } from '@pausenplatz/kernel-ui';

type Close = (andThen?: () => void) => void;

interface LinkDialogProps extends Pick<BlockEditorProps<unknown>, 'addFile'> {
  readonly editor: Editor;
  readonly files: BlockEditorProps<unknown>['page']['files'];
  readonly onClose: () => void;
}

/** Sets, changes or removes the link at the selection: to an address, an own page or a file. */
export function LinkDialog({ editor, files, addFile, onClose }: LinkDialogProps) {
  const texts = blockEditorTexts.text;
  const { href: present, fileId: file }: { href?: unknown; fileId?: unknown } = editor.getAttributes('link');
  const hasLink = typeof present === 'string';
  const needsWords = editor.state.selection.empty && !hasLink;
  const settledLink = useSettledLink();
  const backToText = () => void editor.commands.focus();
  const form = useForm({
    initial: { address: hasLink ? present : '', fileId: typeof file === 'string' ? file : '', words: '' },
    check: ({ address }) => ({ address: safeUrl(address) === null ? blockMessages.linkImpossible : undefined }),
    send: async ({ address, fileId, words }) => {
      const { link, page } = fileId === '' ? await settledLink(address) : { link: address, page: null };
      const attrs = { href: safeUrl(link) ?? '', fileId: fileId === '' ? null : fileId };
      const chain = editor.chain().focus();
      if (needsWords)
        chain
          .insertContent({
            type: 'text',
            text: words.trim() || (page?.name ?? files[fileId]?.name ?? address.trim()),
            marks: [{ type: 'link', attrs }],
          })
          .run();
      else chain.extendMarkRange('link').setMark('link', attrs).run();
    },
  });
  const choose = (address: string, fileId: string) => {
    form.set('address', address);
    form.set('fileId', fileId);
  };
  const suggest = (name: string) => {
    if (needsWords && form.fields.words.trim() === '') form.set('words', name);
  };
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
      {form.fields.fileId === '' ? (
        <LinkField
          label={texts.linkAddress}
          help={texts.linkHelp}
          value={form.fields.address}
          error={form.errors.address}
          onChange={(address) => form.type('address', address)}
          onPage={suggest}
        />
      ) : (
        <ChosenFile name={files[form.fields.fileId]?.name} onOther={() => choose('', '')} />
      )}
      {form.fields.fileId === '' && (
        <UploadField
          label={texts.linkFile}
          chooseLabel={texts.linkChooseFile}
          service="pages"
          kind="attachment"
          onStored={(stored) => {
            addFile(stored.id, stored);
            choose(viewerOf(stored.url).replace(/\?.*$/, ''), stored.id);
            suggest(tileFromFile(stored.name).title);
          }}
        />
      )}
      {needsWords && <TextField form={form} name="words" label={texts.linkWords} />}
    </FormDialog>
  );
}
