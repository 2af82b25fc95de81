/** Fictional people of the demo school; any likeness is chance. */
export const firstNames =
  `Mia Noah Lina Leon Emma Luca Lara Elias Sofia Matteo Elena Nino Anna David Julia Ben Nora Samuel Alma Levi Zoe Jonas Malea Finn Lea Tim
Amelie Gian Yara Dario Lia Enea Mila Jan Ronja Aaron Ava Nevio Liv Loris Selin Arda Dilara Emir Aylin Davud Tuana Kerim Thi Minh Priya Arun Sara Adrian Chiara Fabio Giulia
Marco Ladina Flurin Seraina Andri Ursina Curdin Nele Till Jael Silvan Fiona Severin Malin Lionel Tabea Cyrill Anouk Remo Meret Laurin Svenja Yannick Valentina Joel Carla Moritz Ella Linus Alina Raphael`.split(
    /\s+/,
  );
export const lastNames =
  `Müller Meier Schmid Keller Weber Huber Schneider Steiner Fischer Gerber Brunner Baumann Frei Zimmermann Moser Widmer Wyss Graf Roth Suter
Baumgartner Bachmann Kunz Hofer Bühler Lüthi Lehmann Marti Frey Christen Egger Koch Bieri Arnold Käser Studer Ammann Stucki Zürcher Kaufmann Rossi Bianchi Ferrari Krasniqi Berisha Yılmaz Demir
Nguyen Kumar Silva Pereira Costa Caduff Cadonau Camenzind Inderbitzin Zgraggen Furrer Imhof Betschart Gasser Siegenthaler Aebi Rüegg Hürlimann Odermatt Niederberger Amstutz Gisler`.split(
    /\s+/,
  );
