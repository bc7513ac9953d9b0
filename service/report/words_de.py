"""The words of a report in German."""

from __future__ import annotations

from typing import Final

from service.report.words import Words

GERMAN: Final = Words(
    decimal_mark=",",
    percent="{number}\N{NO-BREAK SPACE}%",
    many_games="{count} Partien",
    made_by="Erstellt mit Regelwerk {version}. Alles auf dieser Seite steht in dieser Datei; sie lädt nichts nach.",
    facts="Die Partie",
    result="Ergebnis",
    mistakes="Die teuersten Züge",
    accuracy="Wie gut die Plätze gewählt haben",
    guesses="Tipps",
    moves="Alle Züge",
    figures="Die Zahlen",
    game="Spiel",
    rules="Regeln",
    setup="Einstellungen",
    seed="Startwert",
    start="Anfang",
    length="Länge",
    plies="{count} Halbzüge, Zufall mitgezählt",
    judged_by="Beurteilt mit",
    solved="der vollständigen Lösung des Spiels",
    nodes="{count} Suchknoten je Entscheidung",
    milliseconds="{count} ms je Entscheidung",
    unfinished="Die Partie wurde nicht zu Ende gespielt; es gilt der Punktestand nach dem letzten Zug.",
    ended_early="Nach der Aufzeichnung endete die Partie vorzeitig: {reason}.",
    reasons={"resigned": "Aufgabe", "forfeited": "Zeit abgelaufen"},
    endings={"resigned": "{player} hat aufgegeben.", "forfeited": "Die Zeit von {player} ist abgelaufen."},
    as_noted="Punkte und Ränge stehen so in der Aufzeichnung; die Züge allein beenden die Partie nicht.",
    stand_in="Zug der Uhr ({by})",
    place="Rang",
    player="Name",
    seat="Platz {number}",
    chance="Zufall",
    points="Punkte",
    made_up_of="Zusammensetzung",
    ply="Nr.",
    move="Zug",
    basis="Wie sicher",
    lost="Verlust",
    choices="Entscheidungen",
    nothing_lost="Ohne merklichen Verlust",
    lost_per_choice="Verlust je Entscheidung",
    proved_mistakes="Bewiesene Fehler",
    guess="Tipp",
    probability="Wahrscheinlichkeit",
    best_guess="Bester Tipp",
    outcome="Ausgang",
    right="richtig",
    wrong="falsch",
    bound="Mindestens",
    interval="Intervall",
    depth="Bis zum Ende",
    end="Ende",
    course={
        "share": "Wer vorne lag",
        "chance": "Die Siegchance",
        "safety": "Wer sicher war",
        "penalty": "Wie wenige Minuspunkte noch zu erreichen waren",
    },
    about={
        "anaconda": "Wie wahrscheinlich jeder Platz davonkommt, also nicht derjenige ist, der nicht mehr legen kann, "
        "wenn alle perfekt spielen. Das Spiel ist gelöst, also ist jeder Wert exakt: Nach dem Wurf gibt es nur "
        "0\N{NO-BREAK SPACE}% und 100\N{NO-BREAK SPACE}%. Zu dritt hat der Platz 0\N{NO-BREAK SPACE}%, den die beiden "
        "anderen zwingen können.",
        "davinci": "Wie wahrscheinlich der Platz am Zug gewinnt, nach dem, was er in diesem Augenblick sehen "
        "konnte; am Ende, wer gewonnen hat. Die Werte sind Schätzungen aus Runden, die in möglichen Verteilungen zu "
        "Ende gespielt wurden. Jeder Platz weiß etwas anderes, darum ergeben die Werte zusammen nicht immer "
        "100\N{NO-BREAK SPACE}%.",
        "davinci-solo": "Wie wahrscheinlich die Runde gewonnen wird. Das Band zeigt, wo der wahre Wert in 95 von 100 "
        "Fällen liegt; wo es sich schließt, ist der Wert exakt.",
        "numerus": "Welchen Teil des Sieges jeder Platz erwarten kann. Wo der Rest der Partie gelöst ist, ist der "
        "Wert exakt, davor geschätzt. Bei mehr als zwei Plätzen wird jeder dann beurteilt, wenn er am Zug ist.",
        "numerus-solo": "Die Minuspunkte des besten gefundenen Weges. Das Band darunter reicht bis zu der Zahl, die "
        "kein Weg unterbieten kann; wo kein Band ist, ist der Wert exakt.",
    },
    runs="Von Halbzug 0 bis Halbzug {last}.",
    goes="{player}: am Anfang {first}, am Ende {last}, zwischen {least} und {most}.",
    guess_told="{player} tippt {move}: {chance}, {outcome}",
    guesses_told="{player}: {right} von {count} Tipps richtig; zu erwarten waren {expected}.",
    outcome_mark="das Ende",
    numbered="Die Nummern im Diagramm sind die der Züge unter „Die teuersten Züge“.",
    same_figures="Dieselben Zahlen stehen in der Tabelle „Alle Züge“.",
    band={"chance": "95-%-Intervall", "penalty": "bis zu dem, was kein Weg unterbieten kann"},
    no_mistakes="Kein Zug hat etwas Merkliches verloren.",
    mistakes_about="Verglichen mit dem Zug, den der Löser empfiehlt. Gewiss ist nur, was bewiesen ist; eine "
    "Schätzung kann falsch sein.",
    instead_of="statt",
    loss_told={
        "exact": "{loss} verloren, gewiss: Beide Züge sind gelöst",
        "bounded": "mindestens {loss} verloren, gewiss: Besseres als seine Schranke lässt dieser Zug nicht zu",
        "heuristic": "etwa {loss} verloren, nach einer Schätzung",
    },
    position_before="Stellung",
    more_mistakes="{count} weitere sind in der Tabelle aller Züge vermerkt.",
    proof={"exact": "exakt", "bounded": "in Grenzen", "heuristic": "Schätzung"},
    items={
        "chain": "Kette",
        "chain_left": "Kette übrig",
        "chain_removed": "Kette entfernt",
        "codes_exposed": "Codes aufgedeckt",
        "drawn": "unentschieden",
        "hidden_tiles": "eigene verdeckte Steine",
        "hits": "Treffer",
        "longest_chain": "längste Kette",
        "next_spine": "nächstes Rückgrat",
        "pool_tiles": "Steine des Vorrats",
        "round_won": "Runde gewonnen",
        "stuck": "konnte nicht mehr legen",
        "tiles_placed": "Steine angelegt",
        "went_out": "ausgeschieden als Nr. {count}",
    },
    tags={"event": "Veranstaltung", "date": "Datum", "round": "Runde", "table": "Tisch", "site": "Ort"},
    some_points="{points} Punkte",
    one_point="1 Punkt",
)
