/** A group of icons: each line is the name in the set and its German words, the first of which is the name that people see. */
export interface WordedGroup {
  readonly id: string;
  readonly name: string;
  readonly icons: string;
}

/** The icons of Font Awesome that are offered at school, in groups. What has no words here is not offered. */
export const faGroups: readonly WordedGroup[] = [
  {
    id: 'school',
    name: 'Schule',
    icons: `
school=Schulhaus, Schule
school-flag=Schulhaus mit Fahne, Schule
chalkboard=Wandtafel, Tafel
chalkboard-user=Unterricht, Lehrperson, Tafel
person-chalkboard=Vortrag, Tafel, Referat
graduation-cap=Doktorhut, Abschluss, Studium
user-graduate=Absolvent:in, Abschluss
apple-whole=Apfel, Znüni
pencil=Stift, schreiben, Bleistift
pen=Schreiber, Stift, schreiben
pen-clip=Füller, Stift
pen-nib=Feder, Füller, schreiben
pen-fancy=Füllfeder, Schönschrift
pen-ruler=Stift und Lineal, zeichnen
pen-to-square=Bearbeiten, schreiben, Aufgabe
highlighter=Leuchtstift, markieren
marker=Filzstift, Marker
eraser=Radiergummi, Gummi, löschen
ruler=Lineal, messen
ruler-combined=Winkel, Geodreieck, messen
ruler-horizontal=Massstab quer, Lineal
ruler-vertical=Massstab hoch, Lineal
compass-drafting=Zirkel, Geometrie
scissors=Schere, schneiden, basteln
paperclip=Büroklammer, Anhang
thumbtack=Reissnagel, anheften, Pin
stapler=Bostitch, Hefter, tackern
note-sticky=Haftnotiz, Zettel, Post-it
clipboard=Klemmbrett, Zwischenablage
clipboard-list=Liste, Klemmbrett, Aufgaben
clipboard-check=Erledigt, Klemmbrett, Kontrolle
clipboard-question=Quiz, Prüfung, Frage
clipboard-user=Anwesenheit, Absenzen
calendar=Kalender, Datum
calendar-days=Monat, Kalender, Stundenplan
calendar-day=Tag, Kalender, heute
calendar-week=Woche, Kalender, Wochenplan
calendar-check=Termin erledigt, Kalender
calendar-plus=Neuer Termin, Kalender
bell=Glocke, Pause, läuten
bell-slash=Ruhe, stumm, Glocke aus
award=Auszeichnung, Abzeichen
medal=Medaille, Preis
trophy=Pokal, Sieg, Wettbewerb
certificate=Siegel, Urkunde, Diplom
ribbon=Schleife, Band
ranking-star=Rangliste, Podest
list-check=Checkliste, Aufgabenliste, erledigt
list=Aufzählung, Liste
list-ol=Nummerierte Liste, Reihenfolge
list-ul=Punkteliste, Liste
square-check=Kästchen, angekreuzt, erledigt
circle-check=Richtig, fertig, gut
check=Haken, richtig, fertig
check-double=Doppelter Haken, gelesen
circle-question=Frage, Hilfe
circle-info=Information, Hinweis
circle-exclamation=Achtung, wichtig
triangle-exclamation=Warnung, Gefahr, Achtung
lightbulb=Idee, Glühbirne, Licht
brain=Gehirn, denken, lernen
puzzle-piece=Puzzle, Rätsel, Spiel
box-archive=Archiv, Schachtel
folder=Ordner, Mappe
folder-open=Offener Ordner, Mappe
folder-plus=Neuer Ordner
folder-tree=Ordnerbaum, Ablage
file=Blatt, Datei, Dokument
file-lines=Text, Arbeitsblatt, Dokument
file-pen=Aufsatz, schreiben, Datei
file-pdf=PDF
file-word=Word, Textdatei
file-excel=Excel, Tabelle
file-powerpoint=PowerPoint, Präsentation
file-image=Bilddatei
file-audio=Tondatei
file-video=Filmdatei
file-arrow-down=Datei herunterladen
file-arrow-up=Datei hochladen, abgeben
file-circle-check=Abgegeben, Datei geprüft
file-signature=Unterschrift, Vertrag
copy=Kopie, kopieren
print=Drucker, drucken
box=Schachtel, Paket
box-open=Offene Schachtel, auspacken
inbox=Eingang, Posteingang, Abgabe
trash=Papierkorb, Abfall, löschen
trash-can=Abfalleimer, löschen
`,
  },
  {
    id: 'language',
    name: 'Sprache und Lesen',
    icons: `
book=Buch, lesen
book-open=Offenes Buch, lesen
book-open-reader=Lesen, Leseecke, Bücherwurm
book-bookmark=Buch mit Zeichen, Lesezeichen
bookmark=Lesezeichen, merken
book-atlas=Atlas, Geografie
book-journal-whills=Tagebuch
newspaper=Zeitung, Nachrichten
scroll=Schriftrolle, Geschichte
feather=Schreibfeder, Vogel
feather-pointed=Gänsekiel, dichten
quote-left=Zitat, Anführungszeichen
quote-right=Zitat Ende
language=Sprachen, übersetzen, Fremdsprache
spell-check=Rechtschreibung, Diktat
font=Schrift, Buchstabe
a=A, Buchstabe
b=B, Buchstabe
c=C, Buchstabe
d=D, Buchstabe
e=E, Buchstabe
f=F, Buchstabe
g=G, Buchstabe
h=H, Buchstabe
i=I, Buchstabe
j=J, Buchstabe
k=K, Buchstabe
l=L, Buchstabe
m=M, Buchstabe
n=N, Buchstabe
o=O, Buchstabe
p=P, Buchstabe
q=Q, Buchstabe
r=R, Buchstabe
s=S, Buchstabe
t=T, Buchstabe
u=U, Buchstabe
v=V, Buchstabe
w=W, Buchstabe
x=X, Buchstabe
y=Y, Buchstabe
z=Z, Buchstabe
bold=Fett
italic=Kursiv
underline=Unterstrichen
heading=Überschrift, Titel
paragraph=Absatz
section=Paragraf, Regel
align-left=Linksbündig, Text
align-center=Mittig, Text
align-right=Rechtsbündig, Text
align-justify=Blocksatz, Text
comment=Sprechblase, sagen
comment-dots=Gespräch, Sprechblase, schreiben
comments=Diskussion, Gespräch, Chat
message=Nachricht, Mitteilung
envelope=Brief, Post, E-Mail
envelope-open=Offener Brief, Post
envelope-open-text=Elternbrief, Brief, Post
paper-plane=Papierflieger, senden
address-book=Adressbuch, Kontakte
address-card=Steckbrief, Ausweis
id-card=Schülerausweis, Ausweis
id-badge=Namensschild, Ausweis
signature=Unterschrift
asterisk=Stern, Sternchen
at=At-Zeichen, E-Mail
hashtag=Raute, Hashtag, Nummer
exclamation=Ausrufezeichen
question=Fragezeichen
braille=Brailleschrift, Punktschrift
ear-listen=Hören, Ohr, zuhören
hands=Gebärden, Hände
hands-asl-interpreting=Gebärdensprache
`,
  },
  {
    id: 'numbers',
    name: 'Rechnen und Formen',
    icons: `
calculator=Taschenrechner, rechnen, Mathematik
plus=Plus, dazu
minus=Minus, weniger
xmark=Kreuz, mal, falsch, schliessen
divide=Geteilt, Division
equals=Gleich
not-equal=Ungleich
plus-minus=Plus minus
greater-than=Grösser als
less-than=Kleiner als
greater-than-equal=Grösser oder gleich
less-than-equal=Kleiner oder gleich
percent=Prozent
infinity=Unendlich
square-root-variable=Wurzel, Gleichung, Algebra
superscript=Hochgestellt, Potenz
subscript=Tiefgestellt
1=Eins, Zahl
2=Zwei, Zahl
3=Drei, Zahl
4=Vier, Zahl
5=Fünf, Zahl
6=Sechs, Zahl
7=Sieben, Zahl
8=Acht, Zahl
9=Neun, Zahl
0=Null, Zahl
arrow-down-1-9=Zahlen ordnen, sortieren
arrow-down-a-z=Alphabetisch, ABC, sortieren
chart-simple=Diagramm, Statistik
chart-column=Säulendiagramm, Statistik
chart-bar=Balkendiagramm, Statistik
chart-line=Liniendiagramm, Kurve
chart-area=Flächendiagramm
chart-pie=Kreisdiagramm, Bruch
table=Tabelle, Raster
table-cells=Felder, Tabelle
table-cells-large=Vier Felder, Raster
border-all=Gitter, Raster
scale-balanced=Waage, Gleichgewicht, Recht
scale-unbalanced=Ungleiche Waage, vergleichen
weight-hanging=Gewicht, Masse
coins=Münzen, Geld
money-bill=Note, Geld
money-bill-wave=Banknote, Geld
piggy-bank=Sparschwein, sparen
franc-sign=Franken, Geld
euro-sign=Euro, Geld
dollar-sign=Dollar, Geld
cash-register=Kasse, Lädeli
dice=Würfel, Spiel, Zufall
dice-one=Würfel eins
dice-two=Würfel zwei
dice-three=Würfel drei
dice-four=Würfel vier
dice-five=Würfel fünf
dice-six=Würfel sechs
shapes=Formen, Geometrie
cube=Würfel, Körper
cubes=Bauklötze, Würfel
circle=Kreis, Punkt
square=Quadrat
diamond=Raute, Karo
hexagon=Sechseck
pentagon=Fünfeck
octagon=Achteck
draw-polygon=Vieleck, Polygon
bezier-curve=Kurve, Zeichenprogramm
circle-half-stroke=Halber Kreis, Kontrast
layer-group=Ebenen, Stapel
arrows-left-right=Breite, hin und her
arrows-up-down=Höhe, auf und ab
`,
  },
  {
    id: 'nature',
    name: 'Natur und Tiere',
    icons: `
leaf=Blatt, Natur, Pflanze
seedling=Keimling, wachsen, Pflanze
tree=Tanne, Baum, Wald
tree-city=Park, Stadtbaum
clover=Kleeblatt, Glück
plant-wilt=Welke Pflanze, giessen
wheat-awn=Ähre, Korn, Getreide
sun-plant-wilt=Trockenheit, Klima
paw=Pfote, Tier
dog=Hund, Haustier
cat=Katze, Haustier
horse=Pferd, reiten
horse-head=Pferdekopf, reiten
cow=Kuh, Bauernhof
frog=Frosch, Teich
fish=Fisch, Wasser
fish-fins=Fisch mit Flossen
shrimp=Krebs, Meer
hippo=Nilpferd, Zoo
otter=Otter
dove=Taube, Frieden
crow=Rabe, Krähe, Vogel
kiwi-bird=Kiwi, Vogel
dragon=Drache, Märchen
spider=Spinne
bug=Käfer, Insekt
bugs=Insekten, Käfer
mosquito=Mücke, Insekt
locust=Heuschrecke, Insekt
worm=Wurm, Regenwurm
egg=Ei
bone=Knochen, Hund
earth-europe=Europa, Erde, Geografie
earth-africa=Afrika, Erde
earth-americas=Amerika, Erde
earth-asia=Asien, Erde
earth-oceania=Ozeanien, Erde
globe=Welt, Globus, Internet
mountain=Berg, wandern
mountain-sun=Berg mit Sonne, Landschaft
volcano=Vulkan
water=Wasser, Wellen, See
droplet=Tropfen, Wasser
fire=Feuer, Flamme
fire-flame-curved=Flamme, heiss
hill-avalanche=Lawine
campground=Zelt, Lager, Pfadi
tent=Zeltlager, Zelt
recycle=Recycling, Umwelt, wiederverwerten
atom=Atom, Physik
flask=Erlenmeyer, Chemie, Versuch
flask-vial=Labor, Versuch
vial=Reagenzglas, Versuch
vials=Reagenzgläser, Versuch
microscope=Mikroskop, forschen
magnet=Magnet, Physik
dna=Erbgut, Biologie
bacteria=Bakterien, Biologie
virus=Virus, Krankheit
meteor=Sternschnuppe, Meteor
satellite=Satellit, Weltall
satellite-dish=Antenne, Satellit
rocket=Rakete, Weltall, Start
shuttle-space=Raumfähre, Weltall
user-astronaut=Astronaut:in, Weltall
binoculars=Feldstecher, beobachten
magnifying-glass=Lupe, suchen, forschen
solar-panel=Solarpanel, Energie, Sonne
wind=Wind, Luft
oil-well=Erdöl, Energie
`,
  },
  {
    id: 'sport',
    name: 'Bewegung und Sport',
    icons: `
futbol=Fussball, Ball, Sport
basketball=Basketball, Ball, Sport
volleyball=Volleyball, Ball, Sport
baseball=Baseball, Ball
baseball-bat-ball=Baseballschläger, Ball
football=Football, Ball
golf-ball-tee=Golf
bowling-ball=Bowling, Kegeln
table-tennis-paddle-ball=Pingpong, Tischtennis
hockey-puck=Puck, Eishockey
person-running=Rennen, Turnen, laufen
person-walking=Gehen, Spaziergang
person-hiking=Wandern, Schulreise
person-biking=Velo fahren, Radtour
bicycle=Velo, Fahrrad
person-swimming=Schwimmen, Badi
water-ladder=Schwimmbad, Badi
person-skiing=Ski fahren, Skilager
person-skiing-nordic=Langlauf
person-snowboarding=Snowboard
person-skating=Eislaufen, Schlittschuhe
dumbbell=Hantel, Krafttraining
stopwatch=Stoppuhr, Zeit
stopwatch-20=Stoppuhr zwanzig
flag-checkered=Ziel, Zielflagge
flag=Fahne, Flagge
bullseye=Zielscheibe, Lernziel, Ziel
shoe-prints=Fussspuren, Schritte
shirt=T-Shirt, Turnkleider
socks=Socken, Kleider
vest=Weste, Kleider
mitten=Handschuh, Winter
person-praying=Knien, Ruhe, beten
spa=Entspannung, Ruhe
heart-pulse=Puls, Fitness
chess=Schach, Spiel
chess-board=Schachbrett
chess-king=König, Schach
chess-queen=Dame, Schach
chess-rook=Turm, Schach
chess-bishop=Läufer, Schach
chess-knight=Springer, Schach
chess-pawn=Bauer, Schach
gamepad=Spielkonsole, Gamen, Spiel
`,
  },
  {
    id: 'art',
    name: 'Musik, Kunst und Werken',
    icons: `
music=Noten, Musik, singen
guitar=Gitarre, Instrument
drum=Trommel, Instrument, Rhythmus
drum-steelpan=Steeldrum, Instrument
headphones=Kopfhörer, hören
microphone=Mikrofon, singen, aufnehmen
microphone-lines=Mikrofon, Bühne, Podcast
record-vinyl=Schallplatte, Musik
compact-disc=CD, Musik
radio=Radio
volume-high=Lautsprecher, laut, hören
volume-low=Leise, Lautsprecher
volume-off=Ton aus
volume-xmark=Stumm, Ton aus
podcast=Podcast, Aufnahme
palette=Farbpalette, malen, Zeichnen
paintbrush=Pinsel, malen
brush=Pinsel breit, malen
paint-roller=Farbroller, streichen
spray-can=Spraydose, Farbe
fill-drip=Farbkübel, füllen
splotch=Klecks, Farbe
eye-dropper=Pipette, Farbe
image=Bild, Foto
images=Bilder, Galerie, Fotos
camera=Kamera, Foto
camera-retro=Fotoapparat, Foto
film=Film, Kino
clapperboard=Filmklappe, Film
video=Videokamera, Film
masks-theater=Theater, Masken
mask=Maske, Fasnacht
hat-wizard=Zauberhut, Märchen
wand-magic-sparkles=Zauberstab, magisch
wand-sparkles=Zauberstab, funkeln
hammer=Hammer, Werken
screwdriver=Schraubenzieher, Werken
screwdriver-wrench=Werkzeug, Werken, reparieren
wrench=Schraubenschlüssel, Werkzeug
toolbox=Werkzeugkiste, Werken
trowel=Kelle, bauen
tape=Klebband, basteln
bucket=Kübel, Eimer
broom=Besen, putzen, Ämtli
spray-can-sparkles=Putzmittel, Duft, putzen
soap=Seife, waschen
pump-soap=Seifenspender, Hände waschen
sink=Lavabo, Spülbecken
rug=Teppich, Kreis
`,
  },
  {
    id: 'food',
    name: 'Essen und Trinken',
    icons: `
carrot=Rüebli, Karotte, Gemüse
lemon=Zitrone, Frucht
pepper-hot=Peperoni, scharf
bread-slice=Brot, Znüni
cheese=Käse
bacon=Speck
drumstick-bite=Poulet, Fleisch
hotdog=Hotdog, Wurst
burger=Hamburger, Essen
pizza-slice=Pizza, Essen
bowl-food=Schüssel, Essen
bowl-rice=Reis, Essen
utensils=Besteck, Mittagstisch, Essen
spoon=Löffel
kitchen-set=Kochen, Küche, Hauswirtschaft
blender=Mixer, Küche
mug-hot=Tasse, Tee, Pause
mug-saucer=Kaffee, Tasse, Pause
glass-water=Glas, Wasser trinken
bottle-water=Wasserflasche, trinken
jar=Konfiglas, Glas
ice-cream=Glacé, Dessert
cookie=Guetsli, Keks
cookie-bite=Angebissenes Guetsli
cake-candles=Geburtstag, Kuchen, Torte
candy-cane=Zuckerstock, Weihnachten
stroopwafel=Waffel
shop=Laden, Lädeli
store=Geschäft, Laden
basket-shopping=Einkaufskorb
cart-shopping=Einkaufswagen
bag-shopping=Einkaufstasche, Tasche
`,
  },
  {
    id: 'people',
    name: 'Menschen und Hände',
    icons: `
user=Person, Kind
users=Gruppe, Klasse, Leute
user-group=Zwei Personen, Partnerarbeit
people-group=Klasse, Gruppe, Team
people-line=Reihe, Leute, anstehen
people-roof=Familie, Schutz, zu Hause
people-arrows=Abstand, Begegnung
people-carry-box=Gemeinsam tragen, helfen
person=Mensch, Person
person-dress=Frau, Person
child=Kind, Bub
child-dress=Mädchen, Kind
child-reaching=Aufstrecken, Kind, melden
children=Kinder, Geschwister
baby=Baby, Geburt
baby-carriage=Kinderwagen
person-cane=Grossvater, Stock, alt
person-pregnant=Schwanger
user-tie=Schulleitung, Person mit Krawatte
user-nurse=Pflege, Schulkrankenschwester
user-doctor=Ärztin, Arzt, Schularzt
user-plus=Person dazu
user-check=Person anwesend
user-clock=Person wartet
user-pen=Profil, Person bearbeiten
user-gear=Einstellungen, Person
user-shield=Sicherheit, Person
user-secret=Detektiv:in, geheim
user-ninja=Ninja
users-rectangle=Klassenfoto, Gruppe
hand=Hand, halt, stopp
hands-clapping=Applaus, bravo, klatschen
handshake=Abmachung, Hände schütteln, Vertrag
handshake-angle=Hilfe, unterstützen
hands-holding=Offene Hände, tragen
hands-holding-child=Fürsorge, Betreuung
hand-holding-heart=Fürsorge, helfen
hand-holding-hand=Füreinander, helfen
hand-point-up=Zeigen hoch, aufstrecken
hand-point-down=Zeigen hinunter
hand-point-left=Zeigen links
hand-point-right=Zeigen rechts
hand-peace=Friedenszeichen, zwei Finger
hand-fist=Faust
hand-back-fist=Stein, Faust
hand-scissors=Schere, Schnick Schnack Schnuck
hand-spock=Gruss, Hand
hand-sparkles=Saubere Hände, Hygiene
hands-bubbles=Hände waschen
thumbs-up=Daumen hoch, gut, gefällt mir
thumbs-down=Daumen runter
fingerprint=Fingerabdruck
eye=Auge, sehen
eye-slash=Verborgen, nicht sehen
glasses=Brille, lesen
tooth=Zahn, Zahnpflege
teeth=Zähne, Zahnpflege
lungs=Lunge, atmen
heart=Herz, Liebe, lieb
heart-crack=Gebrochenes Herz, traurig
peace=Frieden
ring=Ring
crown=Krone, König
`,
  },
  {
    id: 'feelings',
    name: 'Gefühle',
    icons: `
face-smile=Lächeln, fröhlich, Smiley
face-smile-beam=Strahlen, fröhlich
face-smile-wink=Zwinkern
face-laugh=Lachen, fröhlich
face-laugh-beam=Lachen, strahlen
face-laugh-squint=Herzhaft lachen
face-laugh-wink=Lachend zwinkern
face-grin=Grinsen
face-grin-beam=Breit grinsen
face-grin-hearts=Verliebt, begeistert
face-grin-stars=Begeistert, Sterne
face-grin-tears=Tränen lachen
face-grin-tongue=Zunge zeigen, frech
face-grin-wide=Weit grinsen
face-kiss=Kuss
face-kiss-wink-heart=Kuss mit Herz
face-meh=Geht so, neutral
face-meh-blank=Ausdruckslos
face-rolling-eyes=Augen rollen
face-frown=Traurig, unzufrieden
face-frown-open=Bedrückt
face-sad-tear=Träne, traurig
face-sad-cry=Weinen, traurig
face-angry=Wütend, böse
face-surprise=Überrascht
face-flushed=Verlegen
face-grimace=Grimasse
face-dizzy=Schwindlig
face-tired=Müde, erschöpft
`,
  },
  {
    id: 'travel',
    name: 'Verkehr und Reisen',
    icons: `
bus=Bus, Schulbus
bus-simple=Bus von vorn
van-shuttle=Schulbus, Kleinbus
car=Auto
car-side=Auto von der Seite
taxi=Taxi
truck=Lastwagen
tractor=Traktor, Bauernhof
motorcycle=Töff, Motorrad
train=Zug, Bahn
train-subway=U-Bahn
train-tram=Tram
cable-car=Seilbahn, Gondel
plane=Flugzeug, Reise
plane-departure=Abflug
plane-arrival=Landung
helicopter=Helikopter, Rega
ship=Schiff
ferry=Fähre
sailboat=Segelschiff
anchor=Anker
life-ring=Rettungsring, Hilfe
traffic-light=Ampel, Verkehr
road=Strasse, Weg
road-barrier=Absperrung, Baustelle
route=Route, Weg
map=Karte, Plan
map-location-dot=Lageplan, Standort
location-dot=Ort, Standort, Treffpunkt
location-arrow=Richtung, Navigation
location-crosshairs=Mein Standort
map-pin=Stecknadel, Ort
compass=Kompass, Richtung
signs-post=Wegweiser, Richtung
suitcase=Koffer, Lager, Reise
suitcase-rolling=Rollkoffer, Reise
briefcase=Aktentasche, Beruf
passport=Pass, Reise
umbrella-beach=Strand, Ferien
square-parking=Parkplatz
gas-pump=Tankstelle
charging-station=Ladestation, Elektroauto
wheelchair=Rollstuhl
wheelchair-move=Rollstuhl, unterwegs
person-walking-luggage=Abreise, Lager
stairs=Treppe
elevator=Lift
door-open=Offene Tür, eintreten
door-closed=Geschlossene Tür
right-to-bracket=Anmelden, eintreten
right-from-bracket=Abmelden, hinausgehen
person-shelter=Unterstand, warten
`,
  },
  {
    id: 'weather',
    name: 'Wetter und Zeit',
    icons: `
sun=Sonne, Sommer, schön
moon=Mond, Nacht
cloud=Wolke
cloud-sun=Leicht bewölkt
cloud-rain=Regen
cloud-showers-heavy=Starker Regen
cloud-bolt=Gewitter
bolt=Blitz, Energie, schnell
snowflake=Schneeflocke, Winter
snowman=Schneemann, Winter
icicles=Eiszapfen, Winter
rainbow=Regenbogen
umbrella=Regenschirm
tornado=Wirbelsturm
smog=Nebel
temperature-half=Temperatur, Thermometer
temperature-high=Heiss, Thermometer
temperature-low=Kalt, Thermometer
clock=Uhr, Zeit
clock-rotate-left=Verlauf, früher, Geschichte
hourglass=Sanduhr, Zeit
hourglass-start=Sanduhr voll
hourglass-half=Sanduhr halb
hourglass-end=Sanduhr leer
star=Stern, Favorit
star-half-stroke=Halber Stern
sleigh=Schlitten, Weihnachten
holly-berry=Stechpalme, Weihnachten
gift=Geschenk, Geburtstag
gifts=Geschenke, Weihnachten
ghost=Geist, Halloween
igloo=Iglu, Winter
champagne-glasses=Anstossen, Fest
`,
  },
  {
    id: 'places',
    name: 'Gebäude und Orte',
    icons: `
house=Haus, zu Hause, Start
house-chimney=Haus mit Kamin, zu Hause
house-user=Zu Hause lernen
house-laptop=Fernunterricht, zu Hause
building=Gebäude, Hochhaus
building-columns=Museum, Bank, Antike
city=Stadt
mountain-city=Stadt am Berg
hospital=Spital
church=Kirche
mosque=Moschee
synagogue=Synagoge
gopuram=Tempel
vihara=Buddhistischer Tempel
torii-gate=Torii, Japan
place-of-worship=Gotteshaus
landmark=Sehenswürdigkeit, Bundeshaus
landmark-dome=Kuppel, Bundeshaus
monument=Denkmal
archway=Torbogen
bridge=Brücke
tower-observation=Aussichtsturm
warehouse=Lagerhalle, Turnhalle
industry=Fabrik
hotel=Hotel, Lagerhaus
restroom=WC, Toilette
toilet=WC-Schüssel, Toilette
shower=Dusche
bath=Badewanne
bed=Bett, schlafen
couch=Sofa, Sitzecke
chair=Stuhl
faucet=Wasserhahn
dungeon=Verlies, Burg
kaaba=Kaaba, Islam
cross=Kreuz, Christentum
star-of-david=Davidstern, Judentum
star-and-crescent=Halbmond und Stern, Islam
om=Om, Hinduismus
dharmachakra=Rad der Lehre, Buddhismus
yin-yang=Yin und Yang
menorah=Menora, Judentum
book-bible=Bibel
book-quran=Koran
book-tanakh=Tanach
hands-praying=Beten
`,
  },
  {
    id: 'technology',
    name: 'Technik und Medien',
    icons: `
laptop=Laptop, Computer
desktop=Bildschirm, Computer
computer=Computer, Informatik
tablet-screen-button=Tablet, iPad
mobile-screen-button=Handy, Telefon
phone=Telefon, anrufen
keyboard=Tastatur, Tastaturschreiben
computer-mouse=Maus
arrow-pointer=Mauszeiger
tv=Fernseher
display=Beamer, Bildschirm
headset=Headset, Support
plug=Stecker, Strom
battery-full=Batterie voll
battery-half=Batterie halb
battery-empty=Batterie leer
wifi=WLAN, Internet
signal=Empfang, Signal
ethernet=Netzwerk
server=Server
database=Datenbank
cloud-arrow-up=Hochladen, Wolke
cloud-arrow-down=Herunterladen, Wolke
download=Herunterladen
upload=Hochladen, abgeben
link=Verknüpfung, Link
link-slash=Verknüpfung lösen
qrcode=QR-Code
barcode=Strichcode
code=Programmieren, Code
laptop-code=Informatik, programmieren
terminal=Konsole, Befehl
robot=Roboter, KI
microchip=Chip, Prozessor
memory=Speicher
hard-drive=Festplatte
floppy-disk=Speichern, Diskette
sd-card=Speicherkarte
sim-card=SIM-Karte
vr-cardboard=VR-Brille
tower-broadcast=Sender, Radio
rss=Neuigkeiten, Feed
share-nodes=Teilen, verbinden
share=Weiterleiten
share-from-square=Teilen
sitemap=Struktur, Baum
diagram-project=Projekt, Ablauf
network-wired=Netz, Verbindungen
gear=Einstellungen, Zahnrad
gears=Zahnräder, Technik
sliders=Regler, Einstellungen
toggle-on=Schalter ein
toggle-off=Schalter aus
power-off=Ein und aus
lock=Schloss, geschützt
lock-open=Offenes Schloss
unlock=Entsperrt
key=Schlüssel, Passwort
shield-halved=Schutz, Sicherheit
user-lock=Datenschutz, Person geschützt
play=Abspielen, Start
pause=Pause, anhalten
forward=Vorspulen
backward=Zurückspulen
circle-play=Film starten, abspielen
circle-pause=Anhalten
circle-stop=Beenden
photo-film=Medien, Fotos und Filme
closed-captioning=Untertitel
`,
  },
  {
    id: 'health',
    name: 'Gesundheit und Hilfe',
    icons: `
kit-medical=Erste Hilfe, Apotheke
suitcase-medical=Notfallkoffer, Erste Hilfe
truck-medical=Krankenwagen, Ambulanz
bandage=Pflaster, Verletzung
stethoscope=Stethoskop, Arzt
syringe=Spritze, impfen
pills=Medikamente, Tabletten
capsules=Kapseln, Medikamente
thermometer=Fieber, Thermometer
head-side-cough=Husten, krank
mask-face=Hygienemaske
virus-slash=Gesund, Virus weg
crutch=Krücke
x-ray=Röntgen
bed-pulse=Krankenzimmer
universal-access=Barrierefrei, Inklusion
ear-deaf=Gehörlos
eye-low-vision=Sehschwäche
fire-extinguisher=Feuerlöscher
house-fire=Brand
bullhorn=Megafon, Ankündigung
hand-holding-medical=Pflege, Gesundheit
scale-unbalanced-flip=Waage, ungleich
`,
  },
  {
    id: 'signs',
    name: 'Zeichen und Pfeile',
    icons: `
arrow-up=Pfeil hoch
arrow-down=Pfeil hinunter
arrow-left=Pfeil links, zurück
arrow-right=Pfeil rechts, weiter
arrow-up-right-from-square=Neues Fenster, öffnen
arrow-rotate-left=Rückgängig
arrow-rotate-right=Wiederholen
arrows-rotate=Aktualisieren, Kreislauf
right-left=Tauschen, wechseln
rotate=Drehen, Kreislauf
shuffle=Mischen, zufällig
repeat=Wiederholen, Schlaufe
turn-up=Abbiegen hoch
turn-down=Abbiegen hinunter
reply=Antworten
angles-up=Doppelpfeil hoch
angles-down=Doppelpfeil hinunter
angles-left=Doppelpfeil links
angles-right=Doppelpfeil rechts
chevron-up=Winkel hoch
chevron-down=Winkel hinunter
chevron-left=Winkel links
chevron-right=Winkel rechts
circle-arrow-up=Pfeil hoch im Kreis
circle-arrow-down=Pfeil hinunter im Kreis
circle-arrow-left=Pfeil links im Kreis
circle-arrow-right=Pfeil rechts im Kreis
up-down-left-right=Verschieben, alle Richtungen
expand=Vergrössern, Vollbild
compress=Verkleinern
circle-plus=Plus im Kreis, hinzufügen
circle-minus=Minus im Kreis
circle-xmark=Kreuz im Kreis, falsch
square-plus=Plus im Kästchen
square-minus=Minus im Kästchen
square-xmark=Kreuz im Kästchen
circle-dot=Punkt im Kreis
ban=Verboten, nicht erlaubt
bars=Menü, Striche
ellipsis=Drei Punkte, mehr
filter=Filter, Trichter
sort=Sortieren
tag=Etikett, Preis
tags=Etiketten
ticket=Billett, Eintritt
stamp=Stempel
spinner=Laden, warten
burst=Stern, neu, Aktion
copyright=Urheberrecht
trademark=Marke
registered=Eingetragen
mars=Männlich
venus=Weiblich
mars-and-venus=Männlich und weiblich
transgender=Trans
`,
  },
];

/** The signs of brands that are met at school. */
export const brandGroups: readonly WordedGroup[] = [
  {
    id: 'learning',
    name: 'Lernen und Arbeiten',
    icons: `
microsoft=Microsoft, Office, Teams
google=Google
google-drive=Google Drive
wikipedia-w=Wikipedia
duolingo=Duolingo, Sprachen
padlet=Padlet, Pinnwand
openstreetmap=OpenStreetMap, Karte
google-scholar=Google Scholar, forschen
internet-archive=Internet Archive, Archiv
goodreads=Goodreads, Bücher
zoom=Zoom, Videogespräch
slack=Slack
trello=Trello
notion=Notion
evernote=Evernote
dropbox=Dropbox
nextcloud=Nextcloud
figma=Figma
openai=OpenAI, ChatGPT
claude=Claude
copilot=Copilot
hugging-face=Hugging Face
`,
  },
  {
    id: 'media',
    name: 'Film, Musik und Bild',
    icons: `
youtube=YouTube, Film
vimeo=Vimeo, Film
twitch=Twitch
spotify=Spotify, Musik
soundcloud=SoundCloud, Musik
itunes-note=iTunes, Musik
deezer=Deezer, Musik
bandcamp=Bandcamp, Musik
unsplash=Unsplash, Fotos
flickr=Flickr, Fotos
imdb=IMDb, Filme
`,
  },
  {
    id: 'social',
    name: 'Soziale Medien',
    icons: `
instagram=Instagram
tiktok=TikTok
snapchat=Snapchat
facebook=Facebook
facebook-messenger=Messenger
whatsapp=WhatsApp
threema=Threema
signal-messenger=Signal
telegram=Telegram
discord=Discord
skype=Skype
mastodon=Mastodon
bluesky=Bluesky
x-twitter=X, Twitter
linkedin=LinkedIn
pinterest=Pinterest
reddit=Reddit
pixelfed=Pixelfed
threads=Threads
`,
  },
  {
    id: 'technology',
    name: 'Computer und Programmieren',
    icons: `
apple=Apple, iPad, Mac
windows=Windows
android=Android
linux=Linux
ubuntu=Ubuntu
chrome=Chrome, Browser
firefox-browser=Firefox, Browser
edge=Edge, Browser
safari=Safari, Browser
app-store-ios=App Store
google-play=Google Play
raspberry-pi=Raspberry Pi
python=Python, programmieren
java=Java, programmieren
js=JavaScript, programmieren
html5=HTML, programmieren
css=CSS, programmieren
php=PHP, programmieren
react=React, programmieren
node-js=Node.js, programmieren
unity=Unity, Spiele programmieren
free-code-camp=freeCodeCamp, programmieren lernen
github=GitHub
gitlab=GitLab
stack-overflow=Stack Overflow
wordpress=WordPress
typo3=TYPO3
joomla=Joomla
drupal=Drupal
markdown=Markdown
bluetooth-b=Bluetooth
usb=USB
nfc-symbol=NFC
`,
  },
  {
    id: 'leisure',
    name: 'Spielen, Sport und Einkaufen',
    icons: `
steam=Steam, Spiele
playstation=PlayStation, Spiele
xbox=Xbox, Spiele
itch-io=itch.io, Spiele
d-and-d=Dungeons & Dragons, Rollenspiel
strava=Strava, Sport
amazon=Amazon
ebay=eBay
etsy=Etsy, basteln
airbnb=Airbnb
paypal=PayPal
cc-visa=Visa, Karte
cc-mastercard=Mastercard, Karte
kickstarter=Kickstarter
`,
  },
  {
    id: 'licences',
    name: 'Lizenzen',
    icons: `
creative-commons=Creative Commons
creative-commons-by=Namen nennen, CC BY
creative-commons-nc=Nicht verkaufen, CC NC
creative-commons-nd=Nicht verändern, CC ND
creative-commons-sa=Gleich weitergeben, CC SA
creative-commons-zero=Frei, CC0
creative-commons-pd=Gemeinfrei
`,
  },
];
