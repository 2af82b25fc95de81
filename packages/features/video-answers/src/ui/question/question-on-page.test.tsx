import { type FakeAnswer, fakeServer } from '@pausenplatz/kernel-browser/testing';
import { type BlockSurroundings, CapabilitiesProvider } from '@pausenplatz/kernel-host';
import { aHost, aSignedInUser, show } from '@pausenplatz/kernel-host/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, type Question, questionBlock, type QuestionSettings } from '../../contract/index.ts';
import { FlipgridBlockView } from '../blocks/flipgrid-block-view.tsx';
import { videoAnswerFramedViews } from '../framed.tsx';

afterEach(() => vi.restoreAllMocks());

const idOf = (name: string) =>
  name
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .padEnd(22, '0')
    .slice(0, 22);
const personOf = (name: string) => ({ id: idOf(name), name });
const [noah, mia, leon] = ['Noah Meier', 'Mia Frei', 'Leon Bachmann'] as const;

const settings: QuestionSettings = { ...questionBlock.empty, title: 'Tiere', question: 'Welches magst du?', audience: 'class' };

function anAnswer(name: string, more: Partial<Answer> = {}): Answer {
  const id = idOf(`answer${name}`);
  const shape = { width: null, height: null, widths: [], preview: null };
  return {
    id,
    author: personOf(name),
    isOwn: name === noah,
    file: { id, url: `/files/${id}?d=1&s=x`, name: 'Aufnahme.webm', mimeType: 'video/webm', sizeBytes: 9, ...shape },
    seconds: 42,
    createdAt: '2026-12-01T08:00:00.000Z',
    isForClass: true,
    isReleased: false,
    response: '',
    ...more,
  };
}

const aQuestion = (answers: readonly Answer[], more: Partial<Question> = {}): Question => ({
  blockId: idOf('block'),
  rights: { isKeeper: false, mayAnswer: true },
  isOver: false,
  answers: [...answers],
  pupils: null,
  ...more,
});
const kept = (answers: readonly Answer[]): Question =>
  aQuestion(answers, { rights: { isKeeper: true, mayAnswer: false }, pupils: [noah, mia, leon].map(personOf) });

const refused = (code: string, status: number): FakeAnswer => ({
  status,
  body: { code, messageType: 'warning', messageTitle: 'Nur für dich aufgenommen', messageBody: 'Das geht nicht.' },
});

interface World {
  readonly question: Question | null;
  readonly signedIn?: boolean;
  readonly settings?: Partial<QuestionSettings>;
  readonly asMember?: BlockSurroundings['asMember'];
  readonly changes?: (path: string) => FakeAnswer;
}

async function open({ question, signedIn = true, settings: of, asMember, changes = () => ({ body: { ok: true } }) }: World) {
  const sent = fakeServer((path) => {
    if (path.startsWith('video-answers/page/')) return question ? { body: { questions: [question] } } : refused('QUESTION_NOT_FOUND', 404);
    return changes(path);
  });
  const around = { pageId: idOf('page'), blockId: idOf('block'), files: {}, children: [], siblings: [], isSeenFirst: false };
  const user = aSignedInUser({ id: idOf(noah), firstName: 'Noah', lastName: 'Meier', userRoles: ['Pupil'] });
  await show(
    <CapabilitiesProvider value={aHost()}>
      <FlipgridBlockView settings={{ ...settings, ...of }} page={{ ...around, ...(asMember && { asMember }) }} />
    </CapabilitiesProvider>,
    { at: '/seite/tiere', path: '/seite/:id', session: signedIn ? { status: 'signedIn', user } : { status: 'signedOut' } },
  );
  return sent;
}
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a child that has not answered reads who will hear it, and answers with what the question asks for', async () => {
  await open({ question: aQuestion([]) });
  await expect.element(page.getByText('Welches magst du?')).toBeVisible();
  await expect.element(page.getByText(/zuerst nur deine Lehrperson\. Sie kann sie der Klasse zeigen/)).toBeVisible();
  await expect.element(button('Film aufnehmen')).toBeVisible();
  await expect.element(button('Ton aufnehmen')).toBeVisible();
  await expect.element(page.getByText('Noch sind keine Antworten freigegeben.')).toBeVisible();
});

test('where only sound is asked for there is no camera, and what is for the teacher alone says so', async () => {
  await open({ question: aQuestion([]), settings: { media: 'sound', audience: 'teacher' } });
  await expect.element(button('Ton aufnehmen')).toBeVisible();
  await expect.element(button('Film aufnehmen')).not.toBeInTheDocument();
  await expect.element(page.getByText('Deine Antwort sehen und hören nur du und deine Lehrperson.')).toBeVisible();
  await expect.element(page.getByText('Antworten der Klasse')).not.toBeInTheDocument();
});

test('an own answer has its words of the teacher, is deleted at once with a way back, and stays where that is refused', async () => {
  const own = anAnswer(noah, { isReleased: true, response: 'Gut erklärt!' });
  const sent = await open({ question: aQuestion([own, anAnswer(mia, { isReleased: true })]) });
  await expect.element(page.getByText('Gut erklärt!')).toBeVisible();
  await expect.element(page.getByText('Die Klasse sieht sie')).toBeVisible();
  await expect.element(button(/^Film von Mia Frei/)).toBeVisible();
  await button('Neu antworten').click();
  await expect.element(button('Film aufnehmen')).toBeVisible();
  await button('Doch nicht').click();
  await button('Löschen').click();
  await expect.element(button('Rückgängig')).toBeVisible();
  expect(sent.some(({ path, body }) => path === 'video-answers/delete' && JSON.stringify(body).includes(own.id))).toBe(true);
});

test('a film loads when somebody begins it, and not before', async () => {
  await open({ question: aQuestion([anAnswer(mia, { isReleased: true })]) });
  await expect.element(page.getByText('0:42').first()).toBeVisible();
  await expect.poll(() => document.querySelector('video')).toBeNull();
  await button('Film von Mia Frei abspielen, 0:42').click();
  await expect.poll(() => document.querySelector('video')?.getAttribute('src')).toContain('/files/');
});

test('a question that is over is only read by children', async () => {
  await open({ question: aQuestion([], { isOver: true, rights: { isKeeper: false, mayAnswer: false } }) });
  await expect.element(page.getByText('Die Frage ist abgeschlossen. Du hast nicht geantwortet.')).toBeVisible();
  await expect.element(button('Film aufnehmen')).not.toBeInTheDocument();
});

test('the teacher sees who is missing, releases one or all, and what a child said to her alone has no such button', async () => {
  const alone = anAnswer(leon, { isForClass: false });
  const sent = await open({
    question: kept([anAnswer(mia), alone]),
    changes: () => ({ body: { answers: [anAnswer(mia, { isReleased: true })] } }),
  });
  await expect.element(page.getByText('2 von 3 haben geantwortet')).toBeVisible();
  await expect.element(page.getByText('Es fehlen noch: Noah Meier')).toBeVisible();
  await expect.element(page.getByText('nur für dich aufgenommen')).toBeVisible();
  await expect.element(button('Freigeben: Antwort von Leon Bachmann')).not.toBeInTheDocument();
  await button('Alle freigeben').click();
  await expect.element(button('Zurücknehmen: Freigabe der Antwort von Mia Frei')).toBeVisible();
  const release = sent.find(({ path }) => path === 'video-answers/release');
  expect(release?.body).toMatchObject({ ids: [anAnswer(mia).id], isReleased: true });
});

test('a release that is refused is taken back and said; words to a child keep what was typed', async () => {
  await open({ question: kept([anAnswer(mia)]), changes: () => refused('ANSWER_NOT_FOR_CLASS', 409) });
  await button('Freigeben: Antwort von Mia Frei').click();
  await expect.element(page.getByText('Nur für dich aufgenommen')).toBeVisible();
  await expect.element(button('Freigeben: Antwort von Mia Frei')).toBeVisible();
  await button('Etwas dazu schreiben: Mia Frei').click();
  await page.getByRole('textbox', { name: 'Was möchtest du sagen?' }).fill('Schön!');
  await button('Speichern').click();
  await expect.element(page.getByText('Das geht nicht.').first()).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Was möchtest du sagen?' })).toHaveValue('Schön!');
});

test('who looks at the page as a pupil finds what the class hears, and nothing to do', async () => {
  const visitor = { call: vi.fn() };
  await open({ question: kept([anAnswer(mia, { isReleased: true }), anAnswer(leon)]), asMember: { classIds: [idOf('class')], visitor } });
  await expect.element(button(/^Film von Mia Frei/)).toBeVisible();
  await expect.element(page.getByText('Leon Bachmann')).not.toBeInTheDocument();
  await expect.element(button('Alle freigeben')).not.toBeInTheDocument();
  await expect.element(button('Film aufnehmen')).not.toBeInTheDocument();
});

test('visitors, websites and members of other pages get the question and a sentence; visitors without asking', async () => {
  const sent = await open({ question: null, signedIn: false });
  await expect.element(page.getByText('Welches magst du?')).toBeVisible();
  await expect.element(page.getByText(/Die Antworten hören und sehen die Kinder/)).toBeVisible();
  expect(sent.filter(({ path }) => path.startsWith('video-answers/'))).toEqual([]);
});

test('somebody with a session who does not belong to the page is told for whom it is', async () => {
  await open({ question: null });
  await expect.element(page.getByText(/nicht für dich offen/)).toBeVisible();
});

test('a website shows the question of its frame', async () => {
  const around = { pageId: idOf('page'), blockId: idOf('block'), files: {}, children: [], siblings: [], isSeenFirst: false };
  await show(<videoAnswerFramedViews.Flipgrid settings={settings} page={around} />, { at: '/x', path: '/x' });
  await expect.element(page.getByText('Welches magst du?')).toBeVisible();
});
