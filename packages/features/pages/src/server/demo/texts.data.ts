import { doc, heading, list, paragraph } from './text-parts.ts';

/** Texts of the demo pages. */
export const demoTexts = {
  class3a: doc(
    paragraph(
      'Schön, bist du da! Hier findest du alles, was wir in der *3a* brauchen: unsere Links, den Plan für diese Woche und Fotos von dem, was wir zusammen erleben.',
    ),
    paragraph(
      'Diese Woche dreht sich alles um den *Igel*. Bring am Mittwoch bitte trockenes Laub in einem Sack mit. Wir bauen daraus ein Winterquartier hinter dem Velounterstand.',
    ),
  ),
  week: doc(
    heading('Das nehmen wir uns vor'),
    list(
      '*Deutsch:* Sachtext über den Igel lesen, fünf Fragen dazu beantworten',
      '*Mathe:* 7er-Reihe festigen, Sachrechnen auf Seite 34',
      '*NMG:* Winterquartier bauen, Forschungsheft nachführen',
      '*Sport:* Hallenschuhe nicht vergessen, wir gehen in die grosse Halle',
    ),
    paragraph('Am Freitag um 11 Uhr zeigen wir der *4b* unsere Forschungshefte. Einladen dürft ihr auch eure Eltern.'),
  ),
  reading: doc(
    paragraph(
      'Jede Woche stellt jemand aus der Klasse ein Buch vor. Du hast ein Lieblingsbuch? Schreib deinen Namen auf die Liste neben der Wandtafel.',
    ),
    paragraph('*Tipp:* Lies jeden Abend zehn Minuten. Laut, leise oder im Zelt aus zwei Stühlen und einer Decke.'),
  ),
  camp: doc(
    paragraph(
      'Vom *14. bis 18. Juni 2027* gehen wir ins Klassenlager nach Scuol. Wir schlafen in Zelten, kochen auf dem Feuer und wandern dem Inn entlang.',
    ),
    heading('Das kommt in den Rucksack'),
    list(
      'Schlafsack und Mätteli',
      'Wanderschuhe, die schon eingelaufen sind',
      'Regenjacke und ein warmer Pullover',
      'Taschenlampe mit frischen Batterien',
      'Ein Spiel für den Hüttenabend',
    ),
    paragraph('Handys bleiben zu Hause. Wer Heimweh hat, darf am Abend vom Lagertelefon aus anrufen.'),
  ),
  project: doc(
    paragraph(
      'Fünf Tage lang gehörte der *Wald hinter dem Rebberg* uns. Wir haben Spuren gelesen, ein Sofa aus Ästen gebaut und im Regen gekocht. Hier steht, was davon geblieben ist.',
    ),
  ),
  projectDiary: doc(
    heading('Montag'),
    paragraph('Die Försterin zeigt uns, wie man das Alter einer Tanne zählt. Unsere ist *62 Jahre* alt.'),
    heading('Mittwoch'),
    paragraph('Am Bach finden wir die Spur eines Dachses. Nina giesst sie in Gips.'),
  ),
  class4b: doc(paragraph('Wir sind die *4b*: achtzehn Kinder, eine Schildkröte und sehr viele Farbstifte. Schau dich um!')),
  school: doc(
    paragraph(
      'Die Schule Sonnenberg liegt am Rand von Musterlingen, zwischen Bach und Rebberg. Rund vierhundert Kinder gehen hier zur Schule, vom Kindergarten bis zur dritten Sek.',
    ),
    paragraph('Das *Sekretariat* ist von Montag bis Freitag zwischen 7.30 und 11.30 Uhr besetzt.'),
  ),
  calendar: doc(
    list(
      '*4. Dezember:* Kerzenziehen auf dem Pausenplatz',
      '*18. Dezember:* Weihnachtssingen um 18 Uhr in der Kirche',
      '*20. Dezember bis 4. Januar:* Weihnachtsferien',
      '*8. bis 12. Februar:* Sportwoche',
    ),
  ),
  sek: doc(paragraph('Alles zu Projektarbeit, Berufswahl und Prüfungen der *Sek A*. Die Unterlagen der Infoabende liegen ebenfalls hier.')),
  staff: doc(
    heading('Nächste Sitzung'),
    list(
      '*Montag, 16 Uhr:* Weihnachtssingen, wer macht was',
      '*Dienstag:* Pausenaufsicht tauschen Lea und Urs',
      'Kopierpapier ist bestellt',
    ),
  ),
  weekly: doc(
    paragraph('Für alle im Schulhaus: Am *Mittwoch* kommt der Samichlaus auf den Pausenplatz. Zieht euch warm an!'),
    paragraph('Das grüne Velo beim Eingang sucht immer noch seine Besitzerin oder seinen Besitzer.'),
  ),
  hedgehog: doc(
    paragraph('Igel schlafen im Winter *fünf Monate* lang. Im Herbst fressen sie sich ein Polster an.'),
    list('Ein Igel hat etwa 6000 Stacheln', 'Junge Igel wiegen so viel wie eine Orange', 'Milch ist nichts für Igel'),
  ),
  jokes: doc(
    paragraph('Was ist orange und geht über die Berge? *Eine Wanderine!*'),
    paragraph('Treffen sich zwei Schnecken. Sagt die eine: Pass auf, dort kommt ein Salaaaat …'),
  ),
  lea: doc(paragraph('Meine Sammlung für den Unterricht. Nur ich sehe diese Seite.')),
} as const;
