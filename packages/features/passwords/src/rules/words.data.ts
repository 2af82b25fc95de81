/** Words that a seven-year-old in Switzerland reads, pictures and spells: letters of every keyboard, none that sound alike. */
export const childWords: readonly string[] =
  `adler affe alpen amsel ananas anker apfel arena auge auto bach bagger ball banane bank baum becher berg besen biene bild birne blatt blitz blume
boden boot brief brot brunnen buch burg busch butter clown computer dachs dampf decke dino dorf drache draht ecke edelstein eiche eimer eis elefant
ente erbse erde esel eule fackel falke farbe feder feld fels fenster feuer film finger fisch flagge flamme fliege floss flugzeug fluss foto frosch
fuchs fuss gabel gans garten geige gemse geist gipfel glas globus glocke gold gondel gras grille gurke hafen hagel hahn hammer hand hase haus hecht
heft held hemd herz heu hirsch holz honig horn hose huhn hummel hund hut igel insel jacke kabel kaktus kamel kamin kanne karotte karte kasten kater
katze keks kelle kerze kette kind kino kirsche kissen kiste klavier klee knopf koffer kompass kopf korb krabbe kran krone kuchen kuckuck kugel kuh
lama lampe laterne laub lehm leiter lerche licht linde linse luchs luft lupe magnet maler mango mantel marder maske maus melone milch mond moos motor
mulde murmel muschel nagel nase nebel nest netz nuss oase ofen ohr orgel otter palme panda papier pfanne pfeil pferd pilz pinsel pirat planet puppe
qualle quelle rabe rad rakete raupe regen reh ring ritter robbe roller rose rubin rucksack sack salat salz sand schaf schal schatz schere schiff
schild schlitten schloss schnecke schnee schule see segel seife seil sofa sonne spatz specht spiegel spinat stein stern stiefel stift storch strand
strauss stroh stuhl sturm tafel tanne tasche tasse taube teller tiger tisch tomate topf tor traktor traube treppe trommel tulpe turm uhr ulme vase
velo vogel wagen wal wald wand wasser weide welle wespe wiese wind wolf wolke wurm wurzel zahn zaun zebra zelt ziege zimt zirkus zitrone zug zweig
zwerg`.split(/\s+/);
