/** Things that children know, without umlauts, y, z and sharp sounds that are spelled differently in Switzerland. */
export const thingWords: readonly string[] = (
  'Tasse Teller Gabel Messer Kanne Krug Topf Pfanne Kelle Korb Kiste Truhe Regal Tisch Stuhl Sofa Sessel Lampe Fenster Tor ' +
  'Dach Turm Burg Haus Scheune Stall Garten Rasen Wiese Wald Baum Ast Blatt Tanne Birke Buche Ahorn Linde Eiche Kastanie ' +
  'Rose Tulpe Nelke Distel Farn Moos Gras Klee Kaktus Palme Apfel Birne Traube Melone Banane Kirsche Pflaume Ananas Kiwi Mango ' +
  'Karotte Gurke Tomate Lauch Bohne Erbse Rande Kohl Salat Kartoffel Brot Butter Honig Kuchen Torte Waffel Suppe Nudel Reis Risotto ' +
  'Hund Maus Hase Igel Dachs Fuchs Wolf Reh Hirsch Biber Otter Marder Luchs Kuh Kalb Rind Esel Pferd Fohlen ' +
  'Schaf Lamm Kamel Lama Tiger Panda Koala Affe Gorilla Elefant Giraffe Nashorn Delfin Wal Robbe Pinguin Krebs Krake Qualle Hering ' +
  'Forelle Lachs Hecht Karpfen Frosch Molch Schnecke Spinne Biene Hummel Wespe Ameise Falter Grille Ente Gans Huhn Hahn Taube Amsel ' +
  'Meise Fink Specht Eule Adler Falke Storch Reiher Schwan Rabe Elster Star Lerche Berg Tal Gipfel Hang Fels Stein Kiesel Sand ' +
  'Ufer Insel Bach Fluss See Teich Welle Ebbe Flut Meer Hafen Boot Kahn Segel Anker Ruder Brett Mast Steg Damm ' +
  'Wolke Regen Schnee Nebel Hagel Sturm Wind Sonne Mond Stern Komet Planet Rakete Ballon Drachen Flieger Helikopter Bus Tram Bahn ' +
  'Auto Traktor Bagger Kran Velo Roller Schlitten Ski Ball Netz Tor Pfeife Trommel Geige Harfe Orgel Flasche Horn Pauke Laute ' +
  'Buch Heft Stift Pinsel Farbe Kreide Tafel Schere Leim Papier Karte Brief Marke Paket Koffer Tasche Rucksack Kappe Hut Helm ' +
  'Schal Jacke Mantel Hose Hemd Pulli Socke Stiefel Schuh Knopf Faden Nadel Garn Wolle Seife Kamm Becher Deckel Feder Fahne'
)
  .split(' ')
  .filter((word, index, all) => !/[yzäöü]/i.test(word) && all.indexOf(word) === index);

/** Properties of things: colours, feelings, shapes. */
export const colorWords: readonly string[] = (
  'blau rot gelb orange lila rosa braun grau beige bunt hell dunkel warm kalt heiss mild nass trocken hart weich ' +
  'rund flach dick lang hoch tief breit schmal gross klein schwer leicht alt neu jung reif frisch roh satt leer ' +
  'voll offen laut leise still flink schnell langsam munter wach froh heiter lustig mutig schlau klug stark sanft lieb nett ' +
  'brav treu echt gut fein toll super edel klar rein glatt rau matt silbern golden eckig krumm gerade schief'
)
  .split(' ')
  .filter((word, index, all) => !/[yzäöü]/i.test(word) && all.indexOf(word) === index);
