import { makeStyles, tokens } from '@fluentui/react-components';
import { Card, Screen as Frame, Tabs } from '@pausenplatz/kernel-ui';
import {
  exampleWebsites,
  type GalleryElement,
  galleryElements,
  galleryLink,
  neededAttribute,
  type PlayedAttribute,
} from '../../contract/gallery.ts';
import { elementSnippet } from '../../rules/embed-snippets.ts';
import { embeddingTexts } from '../../texts.embedding.ts';
import { Snippet } from '../components/snippet.tsx';
import { pagesTitles } from '../../titles.ts';
import { ExampleFrame } from '../gallery/example-frame.tsx';
import { Playground } from '../gallery/playground.tsx';
import { usePlayed } from '../gallery/use-played.ts';

const texts = embeddingTexts.gallery;
const tabs = galleryElements.map((name) => ({ name, label: texts.elements[name] }));

const useStyles = makeStyles({
  part: { display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' },
  help: { margin: 0, color: tokens.colorNeutralForeground2 },
  title: { margin: 0, fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
});

/** What has to be said before there is anything to show. */
function needed(element: GalleryElement, attributes: Partial<Record<PlayedAttribute, string>>): string | null {
  const name = neededAttribute(element);
  if (name === null || attributes[name]) return null;
  return name === 'page' ? texts.needsPage : texts.needsCalendar;
}

/** `/einbetten`: what a website can show, on websites of made-up schools, with the lines to copy. */
export function Screen() {
  const styles = useStyles();
  const played = usePlayed();
  const { element, attributes, choose } = played;
  const path = galleryLink(element, attributes);
  const lines = elementSnippet({ origin: location.origin, element, attributes, link: { path, words: texts.link } });
  const needs = needed(element, attributes);
  return (
    <Frame title={pagesTitles.gallery} lead={texts.lead}>
      <Card className={styles.part}>
        <Tabs tabs={tabs} chosen={element} onChoose={choose} label={texts.choose} />
        <p className={styles.help}>{texts.about[element]}</p>
        <Playground played={played} />
        <Snippet lines={lines} isMain />
      </Card>
      <h2 className={styles.title}>{texts.examples}</h2>
      {needs !== null ? (
        <p className={styles.help}>{needs}</p>
      ) : (
        exampleWebsites.map((website) => <ExampleFrame key={website} website={website} played={played} />)
      )}
    </Frame>
  );
}
