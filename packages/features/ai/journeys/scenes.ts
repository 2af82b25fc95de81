import { showing } from '@pausenplatz/app-e2e/screenshots/scene-parts';
import type { Scene } from '@pausenplatz/app-e2e/screenshots/scenes';

/** The overview of a teacher and of a child, a talk, a translation, credit. */
export const aiScenes: readonly Scene[] = [
  { name: 'ai', as: 'lea.brunner', open: showing('/tools/ki', 'link', /Chat mit GPT-4o mini/) },
  { name: 'ai-pupil', as: 'noah.meier', open: showing('/tools/ki', 'heading', 'Das gilt hier') },
  {
    name: 'ai-chat',
    as: 'lea.brunner',
    open: async (page) => {
      await showing('/tools/ki', 'link', /Das ist mein Text/)(page);
      await page.getByRole('link', { name: /Das ist mein Text/ }).click();
      await page.getByRole('table').waitFor();
      await page.getByRole('textbox', { name: 'Deine Frage' }).fill('Und jetzt drei Fragen zum Text, die Noah Meier selber lesen kann.');
      await page.getByText('bleiben auf deinem Gerät').waitFor();
    },
  },
  { name: 'ai-prompts', as: 'lea.brunner', open: showing('/tools/ki/prompt/public', 'link', 'Frag mich ab') },
  { name: 'ai-prompts-own', as: 'lea.brunner', open: showing('/tools/ki/prompt/favorites', 'link', 'Infozettel zum Waldmorgen') },
  { name: 'ai-prompts-pupil', as: 'noah.meier', open: showing('/tools/ki/prompt/school', 'link', 'Infozettel zum Waldmorgen') },
  {
    name: 'ai-prompt',
    as: 'lea.brunner',
    open: async (page) => {
      await showing('/tools/ki/prompt/public/public-prompt-00000009', 'button', 'Im Chat verwenden')(page);
      await page.getByRole('textbox', { name: 'Klasse' }).fill('3a');
      await page.getByRole('textbox', { name: 'Anlass' }).fill('Besuch im Naturmuseum');
    },
  },
  {
    name: 'ai-prompt-edit',
    as: 'lea.brunner',
    open: async (page) => {
      await showing('/tools/ki/prompt/favorites', 'link', 'Infozettel zum Waldmorgen')(page);
      await page.getByRole('link', { name: 'Infozettel zum Waldmorgen' }).click();
      await page.getByRole('button', { name: 'Bearbeiten' }).click();
      await page.getByText('Felder: Klasse', { exact: false }).waitFor();
    },
  },
  {
    name: 'ai-block',
    as: 'lea.brunner',
    open: async (page) => {
      await showing('/seite/text-bild-und-ton', 'heading', 'KI-Dienste für den Unterricht')(page);
      await page.getByRole('list', { name: 'KI-Dienste' }).scrollIntoViewIfNeeded();
    },
  },
  { name: 'ai-new', as: 'lea.brunner', open: showing('/tools/ki/dienst/chat', 'button', 'Fragen') },
  { name: 'ai-translate', as: 'lea.brunner', open: showing('/tools/ki/dienst/uebersetzer', 'button', 'Übersetzen') },
  { name: 'ai-credit', as: 'lea.brunner', open: showing('/tools/ki/kredit', 'heading', 'Verlauf') },
  { name: 'ai-credit-school', as: 'eva.ammann', open: showing('/tools/ki/kredit', 'heading', 'Verlauf') },
];
