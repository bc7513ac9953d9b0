"""The words of a report in Spanish."""

from __future__ import annotations

from typing import Final

from service.report.words import Words

SPANISH: Final = Words(
    decimal_mark=",",
    percent="{number}\N{NO-BREAK SPACE}%",
    many_games="{count} partidas",
    made_by="Hecho con Regelwerk {version}. Todo lo de esta página está en este archivo; no carga nada más.",
    facts="La partida",
    result="Resultado",
    mistakes="Las jugadas más costosas",
    accuracy="Cómo eligió cada asiento",
    guesses="Intentos",
    moves="Todas las jugadas",
    figures="Las cifras",
    game="Juego",
    rules="Reglas",
    setup="Ajustes",
    seed="Semilla",
    start="Inicio",
    length="Duración",
    plies="{count} jugadas, contando las del azar",
    judged_by="Evaluado con",
    solved="la solución completa del juego",
    nodes="{count} nodos de búsqueda por decisión",
    milliseconds="{count} ms por decisión",
    unfinished="La partida no se jugó hasta el final; los puntos son los que había tras la última jugada.",
    ended_early="Según el registro, la partida terminó antes de tiempo: {reason}.",
    reasons={"resigned": "abandono", "forfeited": "tiempo agotado"},
    endings={"resigned": "{player} ha abandonado.", "forfeited": "A {player} se le ha acabado el tiempo."},
    as_noted="Los puntos y los puestos son los anotados en el registro; las jugadas solas no terminan la partida.",
    stand_in="jugada por el reloj ({by})",
    place="Puesto",
    player="Jugador",
    seat="Jugador {number}",
    chance="Azar",
    points="Puntos",
    made_up_of="Desglose",
    ply="N.º",
    move="Jugada",
    basis="Certeza",
    lost="Pérdida",
    choices="Decisiones",
    nothing_lost="Sin pérdida apreciable",
    lost_per_choice="Pérdida por decisión",
    proved_mistakes="Errores demostrados",
    guess="Intento",
    probability="Probabilidad",
    best_guess="Mejor intento",
    outcome="Desenlace",
    right="acierto",
    wrong="fallo",
    bound="Al menos",
    interval="Intervalo",
    depth="Hasta el final",
    end="final",
    course={
        "share": "Quién iba ganando",
        "chance": "La probabilidad de ganar",
        "safety": "Quién estaba a salvo",
        "penalty": "La penalización que aún se podía alcanzar",
    },
    about={
        "anaconda": "La probabilidad de que cada asiento no sea el que se queda sin jugada, si todos juegan a la "
        "perfección. El juego está resuelto, así que cada valor es exacto: tras la tirada solo hay "
        "0\N{NO-BREAK SPACE}% y 100\N{NO-BREAK SPACE}%. Entre tres, 0\N{NO-BREAK SPACE}% significa que "
        "los otros dos pueden forzar a ese asiento a quedarse sin jugada.",
        "davinci": "La probabilidad de que gane el asiento al que le toca, según lo que podía ver en ese momento; "
        "al final, quién ganó. Los valores son estimaciones a partir de rondas jugadas hasta el final en repartos "
        "posibles. Cada asiento sabe cosas distintas, por eso los valores no siempre suman 100\N{NO-BREAK SPACE}%.",
        "davinci-solo": "La probabilidad de ganar la ronda. La banda muestra dónde está el valor verdadero en 95 de "
        "cada 100 casos; donde se cierra, el valor es exacto.",
        "numerus": "La parte de la victoria que cada asiento puede esperar. Donde el resto de la partida está "
        "resuelto, el valor es exacto; antes es una estimación. Con más de dos asientos, cada uno se evalúa cuando "
        "le toca.",
        "numerus-solo": "La penalización de la mejor línea encontrada. La banda que hay debajo llega hasta "
        "la cota que nada puede rebajar; donde no hay banda, el valor es exacto.",
    },
    runs="De la jugada 0 a la jugada {last}.",
    goes="{player}: {first} al principio, {last} al final, entre {least} y {most}.",
    guess_told="{player} intenta {move}: {chance}, {outcome}",
    guesses_told="{player}: {right} de {count} intentos acertados; se podían esperar {expected}.",
    outcome_mark="el final",
    numbered="Los números del gráfico son los de las jugadas en «Las jugadas más costosas».",
    same_figures="Las mismas cifras están en la tabla «Todas las jugadas».",
    band={"chance": "intervalo del 95\N{NO-BREAK SPACE}%", "penalty": "hasta la cota que nada puede rebajar"},
    no_mistakes="Ninguna jugada perdió nada apreciable.",
    mistakes_about="Comparado con la jugada que recomienda el solucionador. Solo es seguro lo demostrado; una "
    "estimación puede equivocarse.",
    instead_of="en vez de",
    loss_told={
        "exact": "pérdida de {loss}, segura: ambas jugadas están resueltas",
        "bounded": "pérdida de al menos {loss}, segura: esta jugada no permite nada mejor que su cota",
        "heuristic": "pérdida de {loss} aproximadamente, según una estimación",
    },
    position_before="Posición",
    more_mistakes="Jugadas costosas que solo se señalan en la tabla de todas las jugadas: {count}.",
    proof={"exact": "exacto", "bounded": "acotado", "heuristic": "estimado"},
    items={
        "chain": "cadena",
        "chain_left": "cadena restante",
        "chain_removed": "cadena retirada",
        "codes_exposed": "códigos descubiertos",
        "drawn": "empate",
        "hidden_tiles": "fichas propias ocultas",
        "hits": "aciertos",
        "longest_chain": "cadena más larga",
        "next_spine": "próxima columna",
        "pool_tiles": "fichas de la reserva",
        "round_won": "ronda ganada",
        "stuck": "sin jugada",
        "tiles_placed": "fichas colocadas",
        "went_out": "fuera, n.º {count}",
    },
    tags={"event": "Torneo", "date": "Fecha", "round": "Ronda", "table": "Mesa", "site": "Lugar"},
    some_points="{points} puntos",
    one_point="1 punto",
)
