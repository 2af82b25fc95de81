import type { PromptCategory } from '../../contract/index.ts';

interface PublicPrompt {
  /** Stays what it is: favourites name it. */
  readonly id: string;
  readonly category: PromptCategory;
  readonly title: string;
  readonly text: string;
}

/** Prompts that the product brings along, for everybody, by category. */
export const publicPrompts: readonly PublicPrompt[] = [
  {
    id: 'public-prompt-00000001',
    category: 1,
    title: 'Gespräch mit einer Person aus der Geschichte',
    text: `Du bist {{Person}}. Ich bin in der {{Klasse}} und möchte dich befragen.

- Sprich in der Ich-Form und so, wie du zu deiner Zeit gedacht hast.
- Antworte in höchstens fünf kurzen Sätzen.
- Sage «Das weiss ich nicht», wenn du etwas nicht wissen kannst, weil es nach deiner Zeit war.
- Erfinde keine Zitate. Wenn etwas nicht sicher überliefert ist, sage es.
- Stelle mir nach jeder dritten Antwort eine Frage zurück.

Begrüsse mich und sage in zwei Sätzen, wer du bist und in welchem Jahr wir gerade sprechen.`,
  },
  {
    id: 'public-prompt-00000002',
    category: 1,
    title: 'Ein Gespräch üben, bevor es ernst wird',
    text: `Ich möchte ein Gespräch üben. Du spielst die andere Person: {{Rolle}}.
Darum geht es: {{Thema}}.
Mein Ziel: {{Ziel}}.

Bleib in deiner Rolle und reagiere glaubwürdig, auch einmal ungeduldig oder ausweichend. Sprich immer nur einen Beitrag, dann bin ich dran.
Wenn ich «Stopp» schreibe, verlass die Rolle und sage mir: was gut war, wo ich dich verloren habe, und welchen Satz ich anders sagen könnte.
Beginne mit deinem ersten Satz.`,
  },
  {
    id: 'public-prompt-00000003',
    category: 2,
    title: 'Einen Text in drei Lesestufen',
    text: `Schreib den folgenden Text in drei Fassungen für die {{Klasse}}:

A: sehr einfach, kurze Sätze mit höchstens acht Wörtern, keine Fremdwörter.
B: einfach, Fremdwörter werden im Satz erklärt.
C: wie das Original, mit einer Frage zum Weiterdenken am Schluss.

Der Inhalt ist in allen drei Fassungen derselbe, damit danach alle miteinander reden können. Schreib unter jede Fassung die drei Wörter, die ich vorher klären sollte.

Text:
{{Text}}`,
  },
  {
    id: 'public-prompt-00000004',
    category: 2,
    title: 'Fragen zu einem Text, vom Finden zum Deuten',
    text: `Hier ist ein Text für die {{Klasse}}. Schreib dazu {{Anzahl}} Fragen in dieser Reihenfolge:

1. Fragen, deren Antwort wörtlich im Text steht.
2. Fragen, für die man zwei Stellen verbinden muss.
3. Fragen, bei denen man selber urteilt und mit dem Text begründet.

Gib zu jeder Frage an, welche Stelle im Text dazugehört und was in einer guten Antwort stehen sollte. Stelle keine Frage, die man ohne den Text beantworten kann.

Text:
{{Text}}`,
  },
  {
    id: 'public-prompt-00000005',
    category: 3,
    title: 'Eine Lektion vom Ziel her planen',
    text: `Plane eine Lektion von {{Minuten}} Minuten für die {{Klasse}} im Fach {{Fach}}.
Thema: {{Thema}}.
Am Ende können die Kinder: {{Ziel}}.

Gib mir eine Tabelle mit den Spalten Zeit, Was wir tun, Was die Kinder tun, Material.
- Beginne mit einem Einstieg, der neugierig macht und ohne Bildschirm geht.
- Plane eine Stelle ein, an der ich sehe, wer es verstanden hat, und schreibe dazu, woran ich es merke.
- Schreibe, was die machen, die früher fertig sind, und was ich bei denen weglasse, die länger brauchen.

Frag mich zuerst, falls dir etwas Wichtiges fehlt.`,
  },
  {
    id: 'public-prompt-00000006',
    category: 3,
    title: 'Zehn Einstiege in ein Thema',
    text: `Nenne zehn Einstiege ins Thema {{Thema}} für die {{Klasse}}, jeden in zwei Sätzen.

Mische: etwas zum Anfassen, ein Rätsel, eine falsche Behauptung, ein Bild, ein Geräusch, eine Schätzfrage, eine kurze Geschichte, ein Versuch, eine Bewegung, eine Frage aus dem Alltag der Kinder.
Alles geht mit dem, was in einem Schulzimmer liegt, und dauert höchstens zehn Minuten. Sag am Schluss, welche zwei du nehmen würdest und warum.`,
  },
  {
    id: 'public-prompt-00000007',
    category: 4,
    title: 'Rückmeldung, mit der ein Kind weiterkommt',
    text: `Schreib eine Rückmeldung zu einer Schülerarbeit aus der {{Klasse}}. Die Aufgabe war: {{Aufgabe}}.

- Beginne mit dem, was gelungen ist, und zeige es an einer Stelle der Arbeit.
- Nenne genau einen nächsten Schritt, der dem Kind am meisten bringt.
- Stelle eine Frage, mit der es selber darauf kommt.
- Höchstens sechs Sätze, in der Du-Form, ohne Note und ohne Vergleich mit anderen.

Schreib danach für mich in zwei Sätzen, worauf ich bei diesem Kind achten sollte.

Text der Arbeit:
{{Text der Arbeit}}`,
  },
  {
    id: 'public-prompt-00000008',
    category: 4,
    title: 'Kriterienraster für eine Arbeit',
    text: `Erstelle ein Kriterienraster für diese Arbeit in der {{Klasse}}: {{Arbeit}}.

Vier Kriterien als Zeilen, vier Stufen als Spalten: «noch nicht», «teilweise», «erreicht», «mehr als erwartet».
Schreib in jedes Feld, was man sieht oder hört, und nicht, wie gut es ist. Verwende Wörter, die die Kinder selber verstehen.
Schreib unter die Tabelle drei Sätze, mit denen ich das Raster der Klasse erkläre, und eine Frage, mit der sich die Kinder selber einschätzen.`,
  },
  {
    id: 'public-prompt-00000009',
    category: 5,
    title: 'Elternbrief, kurz und freundlich',
    text: `Schreib einen Brief an die Eltern der {{Klasse}}.
Anlass: {{Anlass}}.
Das müssen die Eltern wissen oder tun: {{Stichworte}}.

- Höchstens zwölf Sätze, Sie-Form, freundlich und ohne Amtssprache.
- Wann, wo und was mitzubringen ist, steht als Liste.
- Der Brief ist so einfach, dass ihn auch versteht, wer noch nicht lange Deutsch spricht.
- Lass für Namen und Unterschrift eine Lücke.`,
  },
  {
    id: 'public-prompt-00000010',
    category: 5,
    title: 'Ein schwieriges Elterngespräch vorbereiten',
    text: `Ich bereite ein Gespräch mit den Eltern eines Kindes aus der {{Klasse}} vor. Es geht um: {{Thema}}.
Das habe ich beobachtet: {{Stichworte}}.

Gib mir:
1. einen ersten Satz, der das Gespräch öffnet und niemanden angreift,
2. meine Beobachtungen so gesagt, dass sie beschreiben und nicht urteilen,
3. drei Fragen an die Eltern,
4. zwei Vereinbarungen, die realistisch sind und sich nach vier Wochen prüfen lassen,
5. je eine ruhige Antwort auf «Zu Hause ist das nie so» und «Das liegt an der Schule».`,
  },
  {
    id: 'public-prompt-00000011',
    category: 6,
    title: 'Eine Aufgabe, drei Wege',
    text: `Hier ist eine Aufgabe aus der {{Klasse}}:
{{Aufgabentext}}

Mach daraus drei Wege zum gleichen Ziel:
- Weg 1 mit einem Beispiel, das schon halb gelöst ist, und kleinen Schritten.
- Weg 2 mit zwei Tipps, die man umdrehen kann, wenn man nicht weiterkommt.
- Weg 3 offen: weniger Vorgaben, dafür muss man den Lösungsweg begründen.

Alle drei sehen gleich aus und heissen nicht leicht und schwer. Schreib am Schluss, woran ein Kind selber merkt, welcher Weg für es passt.`,
  },
  {
    id: 'public-prompt-00000012',
    category: 6,
    title: 'Wortschatz für Kinder, die Deutsch lernen',
    text: `Für das Thema {{Thema}} in der {{Klasse}}: Welche Wörter braucht ein Kind, das seit einem halben Jahr Deutsch lernt?

Gib mir eine Tabelle mit zwölf Zeilen: Wort mit Artikel und Mehrzahl, ein einfacher Satz, die Übersetzung auf {{Sprache}}, eine Idee für eine Zeichnung oder Geste.
Schreib darunter fünf Satzanfänge, mit denen das Kind im Unterricht mitreden kann.`,
  },
  {
    id: 'public-prompt-00000013',
    category: 7,
    title: 'Frag mich ab',
    text: `Frag mich zum Thema {{Thema}} ab. Ich bin in der {{Klasse}}.

- Stelle immer nur eine Frage und warte auf meine Antwort.
- Ist sie richtig, sag es kurz und stelle eine etwas schwierigere.
- Ist sie falsch, verrate die Lösung nicht. Gib einen Hinweis und lass mich noch einmal. Erst nach dem zweiten Mal erklärst du sie.
- Komm nach fünf Fragen auf das zurück, was ich nicht wusste.
- Sag nach zehn Fragen, was ich kann und was ich noch üben soll.

Beginne mit der ersten Frage.`,
  },
  {
    id: 'public-prompt-00000014',
    category: 7,
    title: 'Eine Geschichte, in der ich entscheide',
    text: `Wir schreiben zusammen eine Abenteuergeschichte. Ort: {{Ort}}. Die Hauptfigur: {{Figur}}. Sie ist für Kinder der {{Klasse}}.

Erzähle immer nur einen Abschnitt von fünf Sätzen und gib mir dann drei Möglichkeiten A, B und C, wie es weitergeht. Ich wähle eine oder schreibe eine eigene.
Niemand wird verletzt, und jede Entscheidung hat Folgen, die man später merkt. Bau dreimal ein Rätsel ein, das zum Thema {{Thema}} passt.
Nach etwa zehn Abschnitten führst du die Geschichte zu einem guten Ende.`,
  },
  {
    id: 'public-prompt-00000015',
    category: 8,
    title: 'Mathematik: Sachaufgaben aus unserem Alltag',
    text: `Schreib {{Anzahl}} Sachaufgaben zu {{Rechenart}} für die {{Klasse}}. Sie spielen hier: {{Ort}}.

- Zahlen und Preise sind in der Schweiz glaubwürdig, Beträge in Franken.
- In zwei Aufgaben steht eine Angabe, die man nicht braucht.
- Eine Aufgabe lässt sich nicht lösen, weil etwas fehlt: Die Kinder sollen es merken.
- Keine Namen wirklicher Kinder.

Gib die Lösungen mit Rechenweg am Schluss an, getrennt von den Aufgaben, und rechne jede noch einmal nach.`,
  },
  {
    id: 'public-prompt-00000016',
    category: 8,
    title: 'NMG: Ein Versuch mit dem, was da ist',
    text: `Schlage einen Versuch zum Thema {{Thema}} für die {{Klasse}} vor. Wir haben: {{Material}}.

Schreib:
1. die Frage, die der Versuch beantwortet, so wie ein Kind sie stellen würde,
2. was die Kinder vorher vermuten könnten,
3. die Anleitung in höchstens sechs Schritten,
4. was man sieht, wenn es gelingt, und woran es liegt, wenn nicht,
5. die Erklärung in drei Sätzen für Kinder und in drei Sätzen für mich,
6. worauf ich achten muss, damit sich niemand verletzt.`,
  },
];
