import { completeUpload, requestUploadToken, uploadLimits } from '@pausenplatz/documents/contract';
import { newId } from '@pausenplatz/kernel-server';
import { changePad, getPadChanges, type PadChange, padBlock } from '@pausenplatz/pads/contract';
import { addBlock, createPage, getPage, openEditing, updatePage } from '@pausenplatz/pages/contract';
import { register } from '@pausenplatz/registration/contract';
import { type Asker, asker } from './asker.ts';
import { aWebmOfTinyElements, anMp4OfLargeSamples } from './mean-files.ts';

/** What somebody sends; answers the status of each answer. Called again and again for a while. */
type Attack = () => Promise<readonly number[]>;

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function upload(pupil: Asker, fileName: string, content: Buffer): Promise<number> {
  const permit = { service: 'video-answers', fileName, sizeBytes: content.length };
  const { status, body } = await pupil.ask(requestUploadToken, permit);
  if (status !== 200) return status;
  const [, endpoint, sas] = /^BlobEndpoint=([^;]+);SharedAccessSignature=(.+)$/.exec(body.connectionString) ?? [];
  const target = `${endpoint}/${body.container}/${body.blobName}?${sas}`;
  await fetch(target, { method: 'PUT', headers: { 'x-ms-blob-type': 'BlockBlob' }, body: new Uint8Array(content) });
  return (await pupil.ask(completeUpload, { uploadId: body.uploadId })).status;
}

/** A page of one's own with the right to change it. */
async function aPage(teacher: Asker) {
  const { body } = await teacher.ask(createPage, { title: 'Voll', groupForType: 'user', groupForId: teacher.userId });
  const { body: opened } = await teacher.ask(openEditing, { id: body.id });
  return { ...body, fence: opened.fence };
}

const heavyText = {
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: Array.from({ length: 1_900 }, () => ({ type: 'text', text: 'x', marks: [{ type: 'bold' }, { type: 'italic' }] })),
      },
    ],
  },
  card: true,
};

/** Every input that once held a server up, by the words under which its figures are printed. */
export const attacks: Readonly<Record<string, (address: string) => Promise<Attack>>> = {
  /** What others wait anyway, on this machine and at this hour. */
  async nothing() {
    return async () => [];
  },
  async 'a first name of 100,000 letters'(address) {
    const nobody = await asker(address, null);
    const names = { firstName: 'a'.repeat(100_000), lastName: 'b' };
    return () => times(4, async () => (await nobody.ask(register, { role: 'Private', ...names, email: 'a@b.ch', password: 'x' })).status);
  },
  async 'an icon of 2,000 flags'(address) {
    const pupil = await asker(address, 'noah.meier');
    const icon = { set: 'emojis', emoji: `${'🇦'.repeat(2_000)}x`, label: '' };
    const buttons = Array.from({ length: 20 }, (_, at) => ({ id: String(at), title: 'x', url: 'https://a.ch/', color: 'teal', icon }));
    const block = { pageId: newId(), fence: 1, type: 'LinkButtonsList', settings: { look: 'row', buttons }, afterId: null };
    return () => times(2, async () => (await pupil.ask(addBlock, block)).status);
  },
  async 'WebMs of two-byte elements, two at once'(address) {
    const pupil = await asker(address, 'noah.meier');
    const content = aWebmOfTinyElements(uploadLimits.fileBytes);
    return () => times(2, () => upload(pupil, 'a.webm', content));
  },
  async 'three MP4s of large samples'(address) {
    const pupil = await asker(address, 'noah.meier');
    const content = anMp4OfLargeSamples(uploadLimits.fileBytes);
    return () => times(3, () => upload(pupil, 'a.mp4', content));
  },
  async 'a page as full as it may be, ten readers'(address) {
    const [teacher, visitor] = [await asker(address, 'lea.brunner'), await asker(address, null)];
    const page = await aPage(teacher);
    const block = { pageId: page.id, fence: page.fence, type: 'Text', settings: heavyText, afterId: null };
    for (let status = 200; status === 200;) ({ status } = await teacher.ask(addBlock, block));
    await teacher.ask(updatePage, { id: page.id, field: 'visibility', value: 'public' });
    const open = async () => (await fetch(`${address}/seite/${page.url}`)).arrayBuffer().then(() => 200);
    return async () => [...(await times(10, open)), (await visitor.ask(getPage, { url: page.url })).status];
  },
  async 'changes of a pad with 1,980 parts each'(address) {
    const teacher = await asker(address, 'lea.brunner');
    const page = await aPage(teacher);
    const { body } = await teacher.ask(addBlock, { pageId: page.id, fence: page.fence, type: padBlock.type, afterId: null });
    const blockId = body.block.id;
    const write = async (base: number, change: PadChange) =>
      (await teacher.ask(changePad, { blockId, base, key: newId(), continues: false, change })).status;
    const parts = (letter: string): PadChange => Array.from({ length: 990 }, () => [1, [1, letter] as [number, string]]).flat();
    await write(0, [[0, 'a'.repeat(1_980)]]);
    // As many as one person may send in a minute.
    for (let version = 1; version < 200; version += 1) await write(version, parts(version % 2 === 0 ? 'b' : 'c'));
    return async () => [
      ...(await times(8, async () => (await teacher.ask(getPadChanges, { blockId, since: 0 })).status)),
      await write(1, parts('d')),
    ];
  },
};
