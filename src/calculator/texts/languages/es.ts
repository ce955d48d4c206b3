import type { Language } from '../language.ts'

/** Spanish as in benefits guides in the United States: "usted", and HSA spelled out where it first appears. */
export const language: Language = {
  locale: 'es-US',
  direction: 'ltr',

  shell: {
    application: 'Calculadora de planes médicos',
    pageTitle: '{screen} – Calculadora de planes médicos',
    errorTitle: 'Error: {title}',
    loading: 'Cargando…',
    loadingHint: 'Esto tarda más de lo normal. Revise su conexión a internet o cargue la página de nuevo.',
    noScript: 'La calculadora necesita JavaScript. Actívelo y cargue la página de nuevo.',
    tryAgain: 'Intentar de nuevo',
    home: {
      heading: 'Haga las cuentas de su plan médico',
      lead: 'Use nuestra calculadora para estimar sus costos médicos de {planYear}.',
      start: 'Comencemos',
      facts: [
        'Unos dos minutos',
        'Sin nombre ni registro',
        'Sus respuestas se envían solo para calcular sus costos',
      ],
      kept: 'Si recarga la página o sale de ella, esta pestaña guarda sus respuestas durante {minutes} minutos',
      preview: {
        example: 'Ejemplo',
        bestPlan: 'Su mejor plan',
        totals: ['$4,209', '$5,548', '$7,960'],
      },
    },
    steps: {
      label: 'Pasos',
      home: 'Inicio',
      personal: 'Sus datos',
      coverage: 'Cobertura',
      scenario: 'Escenario',
      results: 'Resultados',
      completed: '{step}: paso completado',
      notAvailable: '{step}: paso aún no disponible',
    },
    preview: 'Vista previa de la calculadora de {year}',
    createdBy: 'Creada por {consultancy} para {client}',
    copyright: '© 2018–{year}',
    licenses: 'Licencias de software',
    notAvailable: {
      heading: 'No disponible',
      causes: {
        connection: 'No pudimos conectar con la calculadora. Revise su conexión a internet.',
        service: 'La calculadora tiene un problema. Intente de nuevo en unos minutos.',
      },
      advice: 'Revise la dirección web e intente de nuevo',
      leave: 'Ir a la calculadora',
    },
    stepFailure: {
      heading: 'Este paso no se cargó',
      advice: 'Sus respuestas siguen aquí. Revise su conexión a internet e intente de nuevo.',
      adviceBeforeStart: 'Revise su conexión a internet e intente de nuevo. No se perdió nada.',
    },
  },

  steps: {
    next: 'Siguiente',
    backToResults: 'Volver a los resultados',

    forms: {
      pleaseSelect: 'Seleccione',
      service: 'Servicio',
      uses: 'Veces',
      usesByPerson: '{service}, {person}',
      namedError: '{name}: {message}',
      corrections: { one: 'Corrija {count} respuesta', other: 'Corrija {count} respuestas' },
      selectOne: 'Seleccione una de las opciones.',
      enterWholeNumber: 'Escriba un número entero de {minimum} a {maximum}.',
      answerAgain: 'Responda esto de nuevo.',
    },

    people: {
      subscriber: 'Usted',
      spouse: 'Su cónyuge',
      inSentence: {
        subscriber: 'usted',
        spouse: 'su cónyuge',
        children: { one: '{count} hijo(a)', other: '{count} hijos' },
      },
      child: 'Hijo(a) {number}',
      sameName: '{name} ({number})',
      children: { one: '{count} hijo(a)', other: '{count} hijos' },
    },

    personal: {
      heading: 'Cuéntenos sobre usted',
      salaryBand: 'Su rango salarial o tipo de empleo',
      location: 'Su ubicación',
      savingsStyle: 'Su actitud hacia el ahorro',
      hint: 'Responda todas las preguntas para continuar',
    },

    coverage: {
      heading: '¿Quién necesita cobertura?',
      you: 'Usted',
      alwaysCovered: 'Siempre con cobertura',
      spouse: 'Cónyuge',
      children: 'Hijos',
      childOrChildren: 'Hijo(s)',
      addChild: 'Agregar un(a) hijo(a)',
      removeChild: 'Quitar un(a) hijo(a)',
      needed: 'Necesita cobertura {tier}.',
      tiers: {
        EE: 'solo para usted',
        ES: 'para usted y su cónyuge',
        EK: 'para usted y un(a) hijo(a)',
        EC: 'para usted y sus hijos',
        EF: 'familiar',
        childOrChildren: 'para usted y su(s) hijo(s)',
      },
    },

    scenario: {
      heading: '¿Cómo será su {planYear}?',
      expectedUsage: 'Su uso previsto',
      hint: 'Elija su uso previsto para continuar',
      customEntry: 'Escenario personalizado (configúrelo abajo)',
      customize: 'Personalizar',
      customizeHint: 'Personalice su uso previsto para continuar',
      customInUse: 'Su escenario personalizado está en uso.',
      surcharges: 'Recargos y créditos',
    },

    customScenario: {
      title: 'Crear escenario personalizado',
      close: 'Cerrar',
      warning: 'Un escenario personalizado reemplaza nuestros supuestos y puede cambiar el resultado.',
      question: '¿Cuántas veces usarán usted y su familia cada servicio en {planYear}? Sume las de todos.',
      questionByPerson: '¿Cuántas veces usará cada persona cada servicio en {planYear}?',
      caption: 'Veces que usará cada servicio en {planYear}',
      startFrom: 'Comenzar con',
      replaceUses: 'Reemplazar los números de abajo',
      filled: 'Se copiaron los números de este escenario: {scenario}.',
      confirm: 'Usar escenario personalizado',
      allZeros: 'Todos los servicios están en 0: un año sin atención médica. ¿Quiere usarlo así?',
      confirmZeros: 'Usarlo sin atención médica',
    },

    results: {
      heading: 'Sus resultados',
      client: '{planYear}, {client}',
      date: 'Estimación del {date}',
      link: 'Vuelva a verla: {link}',
      searching: 'Buscando su mejor plan…',
      savings: 'Según lo que nos dijo, podría ahorrar unos {amount} si elige:',
      savingsBasis: 'Esto se basa en su estilo de ahorro y puede costarle:',
      best: 'Según lo que nos dijo, el mejor plan para usted puede ser:',
      bestBasis: 'Esto se basa en:',
      found: {
        savings: 'Según lo que nos dijo, podría ahorrar unos {amount} si elige: {plan}',
        best: 'Según lo que nos dijo, el mejor plan para usted puede ser: {plan}',
      },
      foundAfterChange: '{found}. {change}',
      rounded: 'Montos redondeados a dólares enteros.',
      coveredMonths: {
        one: 'Esta estimación incluye {count} mes de deducción de nómina y toda la atención médica de su escenario.',
        other:
          'Esta estimación incluye {count} meses de deducción de nómina y toda la atención médica de su escenario.',
      },
      companyAccount:
        'Su empleador aporta este dinero a su {account}, no a una cuenta de ahorros para la salud (HSA).',
      contributionLimit: {
        HSA: 'Usted puede aportar hasta {limit} a su cuenta de ahorros para la salud ({account}) en {planYear} (ya restamos lo que aporta su empleador)',
        other: 'El límite máximo de contribución a su {account} en {planYear} es de {limit}',
      },
      catchUp: { other: 'Si tiene {count} años o más, puede agregar {amount}' },
      sectionsFailure: {
        heading: 'La comparación de planes no se cargó',
        advice:
          'Su mejor plan y sus respuestas siguen aquí. Revise su conexión a internet e intente de nuevo.',
      },
    },

    companyMoney: {
      kept: '{full} de su empleador: usaría {used} este año y conservaría {remaining}.',
      left: '{full} de su empleador: usaría {used} este año y quedarían {remaining}.',
      allUsed: '{full} de su empleador: este año lo usaría todo.',
      allKept: '{full} de su empleador: lo conservaría todo.',
      allLeft: '{full} de su empleador: no usaría nada este año.',
      match:
        'Esto incluye una contribución equivalente de {match} que recibe si usted aporta {contribution}.',
      limit:
        'El límite completo es de {total}. Su empleador aporta {company}, así que usted puede aportar hasta {own}.',
    },

    figures: {
      outOfPocketExpenses: 'Gastos de bolsillo',
      hsaFunds: 'Dinero de su empleador',
      payrollDeduction: 'Deducción anual de nómina',
      payrollDeductionAndCharges: 'Deducción de nómina y recargos',
      totalCost: 'Costos anuales estimados',
      signs: { minus: 'menos', plus: 'más', equals: 'igual a' },
    },

    confidence: {
      clear: 'Una opción clara.',
      close: 'Poca diferencia.',
      steady: 'Poca diferencia, pero constante.',
      cheapestIn: {
        nearlyAll:
          '{plan} es la opción más económica en casi todos los años con más o menos esta atención médica.',
        some: '{plan} es la opción más económica en unos {years} de cada 100 años con más o menos esta atención médica.',
        hardlyAny:
          '{plan} casi nunca es la opción más económica en años con más o menos esta atención médica.',
      },
      itIsCheapestIn: {
        nearlyAll: 'Es la opción más económica en casi todos los años con más o menos esta atención médica.',
        some: 'Es la opción más económica en unos {years} de cada 100 años con más o menos esta atención médica.',
        hardlyAny: 'Casi nunca es la opción más económica en años con más o menos esta atención médica.',
      },
      worstCaseLess: 'En el peor de los casos, {plan} cuesta {amount} menos.',
      next: {
        more: 'Le sigue {plan}: {amount} más.',
        less: 'Le sigue {plan}: {amount} menos.',
        same: 'Le sigue {plan}: casi lo mismo.',
      },
      even: {
        more: '{plan} cuesta casi lo mismo: {amount} más.',
        less: '{plan} cuesta casi lo mismo: {amount} menos.',
        same: '{plan} cuesta casi lo mismo.',
      },
      negativeTotal: {
        company: 'El dinero de su empleador supera sus costos.',
        credits: 'Sus créditos superan sus costos.',
        both: 'El dinero de su empleador y sus créditos superan sus costos.',
        other: 'Usted recibe más de lo que paga.',
      },
      worstCaseSavings: 'Este ahorro es para el peor de los casos.',
    },

    costs: {
      more: {
        unknown: '{plan} cuesta {cost} más que {other} en un año como este.',
        more: '{plan} cuesta {cost} más que {other} en un año como este, y {worst} más en el peor de los casos.',
        less: '{plan} cuesta {cost} más que {other} en un año como este, pero {worst} menos en el peor de los casos.',
        same: '{plan} cuesta {cost} más que {other} en un año como este, y casi lo mismo en el peor de los casos.',
      },
      less: {
        unknown: '{plan} cuesta {cost} menos que {other} en un año como este.',
        more: '{plan} cuesta {cost} menos que {other} en un año como este, pero {worst} más en el peor de los casos.',
        less: '{plan} cuesta {cost} menos que {other} en un año como este, y {worst} menos en el peor de los casos.',
        same: '{plan} cuesta {cost} menos que {other} en un año como este, y casi lo mismo en el peor de los casos.',
      },
      same: {
        unknown: '{plan} cuesta casi lo mismo que {other} en un año como este.',
        more: '{plan} cuesta casi lo mismo que {other} en un año como este, pero {worst} más en el peor de los casos.',
        less: '{plan} cuesta casi lo mismo que {other} en un año como este, pero {worst} menos en el peor de los casos.',
        same: '{plan} cuesta casi lo mismo que {other}, en un año como este y en el peor de los casos.',
      },
    },

    failure: {
      heading: 'No pudimos encontrar su mejor plan',
      network: 'Se perdió la conexión. Revise su conexión a internet. Sus respuestas siguen aquí.',
      timeout: 'El cálculo tardó demasiado. Intente de nuevo en un minuto. Sus respuestas siguen aquí.',
      status: 'Hubo un problema de nuestra parte. Sus respuestas siguen aquí.',
      shape:
        'La calculadora no pudo leer sus resultados. Intente de nuevo en un minuto. Sus respuestas siguen aquí.',
      rejected: 'No pudimos usar sus respuestas. Revise cada paso. Sus respuestas siguen aquí.',
    },

    panels: {
      savingsStyle: 'Su estilo de ahorro',
      plans: 'Ver cómo se calculó',
      bestPlan: 'De dónde vienen sus costos',
      notes: 'Notas y supuestos',
    },

    savingsStyle:
      'Usted eligió no ahorrar. Eso favorece un plan que puede reducir sus dificultades económicas, pero puede costarle más en total. Considere todas sus opciones y si puede aportar dinero antes de impuestos a una HSA u otra cuenta similar.',

    plans: {
      caption: 'Lo que puede costarle cada plan en un año',
      plan: 'Plan',
      outOfPocketExpenses: 'Gastos de bolsillo',
      hsaFunds: 'Fondos de la HSA',
      surchargeTotal: 'Recargos y créditos',
      payrollDeduction: 'Deducción anual de nómina',
      totalCost: 'Costo anual estimado',
      worstCase: 'Peor caso',
      notStated: 'no indicado',
      best: 'El mejor para usted',
      savingsStyle: 'Se ajusta a su estilo de ahorro',
      dominated: 'Nunca cuesta menos que {other}.',
      worstCaseNote:
        'Peor caso: lo que cuesta un año con este tipo de atención médica, con la deducción de nómina, si usted llega al gasto máximo de bolsillo del plan. Se agrega la atención médica que el plan no cubre.',
      noLimit: 'sin límite',
      noLimitNote:
        'Con {plan}, los costos de un año no tienen límite: los copagos no cuentan para el gasto máximo de bolsillo y se siguen pagando después.',
    },

    bestPlan: {
      worstCase:
        'En el peor de los casos, {plan} le cuesta {amount}: lo que cuesta un año con este tipo de atención médica, con la deducción de nómina, si usted llega al gasto máximo de bolsillo del plan. Se agrega la atención médica que el plan no cubre.',
      dominated: '{plan} nunca cuesta menos que {other}.',
    },

    explanation: {
      summary: 'Cómo calculamos sus {amount} de gastos de bolsillo',
      summaryWithPlan: 'Cómo calculamos sus {amount} de gastos de bolsillo con {plan}',
      fullPrice: 'Precio completo: lo que usted y el plan pagan juntos.',
      bold: 'El monto en negrita es lo que usted paga.',
      averages: 'Los montos son promedios de los órdenes posibles de las reclamaciones del año.',
      savedByMaximum: 'Ahorro por el máximo: lo que también pagaría sin gasto máximo de bolsillo.',
      everyone: 'Toda la familia',
      person: 'Persona',
      service: 'Servicio',
      total: 'Total',
      columns: {
        uses: 'Veces',
        allowedAmount: 'Precio completo',
        deductible: 'Deducible',
        copay: 'Copago',
        coinsurance: 'Coseguro',
        notCovered: 'Sin cobertura',
        paid: 'Usted paga',
        amountOverMaximum: 'Ahorro por el máximo',
      },
    },

    notes: {
      averages: 'Los costos son promedios de categorías amplias de servicios.',
      cheapestFacility: 'Suponemos que los servicios cubiertos se reciben en el centro médico más económico.',
      maximums:
        'Sus gastos de bolsillo pueden ser menores que la suma de la tabla, por su gasto máximo de bolsillo.',
      rounding: 'Los montos sin centavos están redondeados: una suma puede variar en $1.',
      household: 'La estimación es para {household}.',
      otherHousehold: {
        EE: 'Para la cobertura solo de usted, la estimación supone: {household}, aunque usted cubra a más o menos personas.',
        ES: 'Para la cobertura de usted y su cónyuge, la estimación supone: {household}, aunque usted cubra a más o menos personas.',
        EK: 'Para la cobertura de usted y un(a) hijo(a), la estimación supone: {household}, aunque usted cubra a más o menos personas.',
        EC: 'Para la cobertura de usted y sus hijos, la estimación supone: {household}, aunque usted cubra a más o menos personas.',
        EF: 'Para la cobertura familiar, la estimación supone: {household}, aunque usted cubra a más o menos personas.',
        childOrChildren:
          'Para la cobertura de usted y su(s) hijo(s), la estimación supone: {household}, aunque usted cubra a más o menos personas.',
      },
      customUses: 'Los servicios de su escenario personalizado se reparten entre estas personas.',
      pricesAbove: {
        about:
          'Suponemos que los precios en su ubicación están un {percent} por encima de los precios típicos.',
        lessThan:
          'Suponemos que los precios en su ubicación están menos de un {percent} por encima de los precios típicos.',
      },
      pricesBelow: {
        about:
          'Suponemos que los precios en su ubicación están un {percent} por debajo de los precios típicos.',
        lessThan:
          'Suponemos que los precios en su ubicación están menos de un {percent} por debajo de los precios típicos.',
        moreThan:
          'Suponemos que los precios en su ubicación están más de un {percent} por debajo de los precios típicos.',
      },
      claimOrder: 'Los deducibles y los máximos dependen del orden de las reclamaciones del año. Suponemos:',
      claimOrderRules: {
        'by-date': 'Las reclamaciones cuentan en el orden de sus fechas.',
        'mean-of-orders': {
          one: 'Nadie conoce aún esas fechas, así que las cifras son el promedio de {count} orden posible, el mismo para todos los planes. Un año real puede costar menos o más.',
          other:
            'Nadie conoce aún esas fechas, así que las cifras son el promedio de {count} órdenes posibles, los mismos para todos los planes. Un año real puede costar menos o más.',
        },
        'mean-of-many-orders':
          'Nadie conoce aún esas fechas, así que las cifras son el promedio de muchos órdenes posibles, los mismos para todos los planes. Un año real puede costar menos o más.',
        'stays-together': 'Los días de una hospitalización son consecutivos.',
      },
      services: 'Veces y precio de cada servicio',
    },

    services: {
      caption: 'Veces: todo su hogar. Precio: lo que usted y el plan pagan juntos.',
      service: 'Servicio',
      uses: 'Veces',
      price: 'Precio por vez',
    },

    answers: {
      close: 'Cerrar',
      cancel: 'Cancelar',
      continue: 'Continuar con sus respuestas',
      expired: 'Para proteger su privacidad, borramos sus respuestas después de {minutes} minutos.',

      household: {
        single: 'Usted',
        couple: 'Usted y su cónyuge',
        withChildren: { one: 'Usted y {count} hijo(a)', other: 'Usted y {count} hijos' },
        family: { other: 'Familia de {count}' },
      },
      customScenario: 'Escenario personalizado',
      noSurcharges: 'Sin recargos ni créditos',

      summary: {
        heading: 'Sus respuestas',
        change: 'Cambiar',
        uses: '{service}: {uses}',
        changeStep: {
          personal: 'Cambiar sus datos',
          coverage: 'Cambiar quién necesita cobertura',
          scenario: 'Cambiar su uso previsto',
        },
        costs: {
          less: '{amount} menos que antes.',
          more: '{amount} más que antes.',
          same: 'El mismo costo que antes.',
        },
        planBefore: 'Antes, el mejor plan era {plan}.',
      },

      actions: {
        print: 'Imprimir o guardar como PDF',
        copyLink: 'Copiar enlace',
        copied: 'Enlace copiado.',
        copyYourself: 'Su navegador no copió el enlace. Cópielo de aquí.',
        link: 'Enlace a sus resultados',
        linkContent:
          'Este enlace contiene sus respuestas sobre su salud. Compártalo solo con personas de confianza.',
      },

      startOver: {
        button: 'Empezar de nuevo',
        title: '¿Empezar de nuevo?',
        effect: 'Se borrarán sus respuestas.',
      },

      link: {
        found: 'Este enlace contiene respuestas.',
        show: 'Ver estos resultados',
        changed: 'La calculadora cambió, y las respuestas de este enlace ya no sirven. Responda de nuevo.',
        unreadable: 'Este enlace está incompleto. Pídalo de nuevo o responda las preguntas.',
        dismiss: 'Descartar',
        replace: '¿Reemplazar sus respuestas?',
        replaceEffect: 'Las respuestas de este enlace reemplazarán las suyas.',
        replaceConfirm: 'Reemplazar mis respuestas',
      },
    },

    languages: {
      label: 'Idioma',
      changed: 'Idioma de la calculadora: {language}.',
      failed:
        'El idioma no cambió. Sus respuestas siguen aquí. Revise su conexión a internet y elíjalo de nuevo.',
    },
  },

  sections: {
    comparison: {
      heading: 'Cómo se comparan sus planes',
      period: 'Montos por',
      periods: { year: 'Año', paycheck: 'Cheque de pago' },
      perPaycheck: {
        one: 'Los costos del año, divididos entre {count} cheque de pago. Las facturas no llegan en partes iguales.',
        other:
          'Los costos del año, divididos entre {count} cheques de pago. Las facturas no llegan en partes iguales.',
      },
      sort: 'Ordenar por',
      periodChosen: {
        year: 'Montos de un año.',
        paycheck: {
          one: 'Montos de {count} cheque de pago.',
          other: 'Montos de cada uno de los {count} cheques de pago.',
        },
      },
      sorted: {
        totalCost: 'Planes ordenados por costo previsto. Primero: {plan}.',
        worstCase: 'Planes ordenados por peor caso. Primero: {plan}.',
        paychecks: 'Planes ordenados por deducción de nómina. Primero: {plan}.',
      },
      orders: { totalCost: 'Costo previsto', worstCase: 'Peor caso', paychecks: 'Deducción de nómina' },

      lowest: 'Estimación más baja',
      dominated: 'Nunca cuesta menos que {other}',
      difference: {
        more: '+{amount}',
        less: '−{amount}',
        same: 'casi lo mismo',
      },
      differenceInWords: {
        more: '{amount} más que {plan}',
        less: '{amount} menos que {plan}',
        same: 'casi lo mismo que {plan}',
      },
      parts: {
        paychecks: 'Deducción de nómina {amount}',
        charges: 'Recargos y créditos {amount}',
        care: 'Atención médica {amount}',
        company: 'Empleador {amount}',
      },
      overYear: 'En un año:',
      mostYearsSame: 'La mayoría de los años como este: {amount}',
      mostYears: 'La mayoría de los años como este: de {low} a {high}',
      worstCase: 'Peor caso {amount}',
      noWorstCase: 'Peor caso: copagos sin límite',
      legend: {
        paychecks: 'Deducción de nómina',
        charges: 'Recargos',
        care: 'Por atención médica',
        company: 'Lo paga su empleador',
        credits: 'Créditos',
        range: '8 de cada 10 años como este',
        worst: 'Peor caso',
      },

      tradeOff: {
        care: {
          less: {
            more: 'Con {plan}, conserva {paychecks} más de su sueldo que con {other}, pero paga {care} más por atención médica.',
            less: 'Con {plan}, conserva {paychecks} más de su sueldo que con {other}, y paga {care} menos por atención médica.',
            same: 'Con {plan}, conserva {paychecks} más de su sueldo que con {other}, y paga casi lo mismo por atención médica.',
          },
          more: {
            more: 'Con {plan}, conserva {paychecks} menos de su sueldo que con {other}, y paga {care} más por atención médica.',
            less: 'Con {plan}, conserva {paychecks} menos de su sueldo que con {other}, pero paga {care} menos por atención médica.',
            same: 'Con {plan}, conserva {paychecks} menos de su sueldo que con {other}, y paga casi lo mismo por atención médica.',
          },
          same: {
            more: 'Con {plan}, conserva casi lo mismo de su sueldo que con {other}, pero paga {care} más por atención médica.',
            less: 'Con {plan}, conserva casi lo mismo de su sueldo que con {other}, y paga {care} menos por atención médica.',
          },
        },
        careAfterCompanyMoney: {
          less: {
            more: 'Con {plan}, conserva {paychecks} más de su sueldo que con {other}, pero paga {care} más por atención médica, ya descontado el dinero de su empleador.',
            less: 'Con {plan}, conserva {paychecks} más de su sueldo que con {other}, y paga {care} menos por atención médica, ya descontado el dinero de su empleador.',
            same: 'Con {plan}, conserva {paychecks} más de su sueldo que con {other}, y paga casi lo mismo por atención médica, ya descontado el dinero de su empleador.',
          },
          more: {
            more: 'Con {plan}, conserva {paychecks} menos de su sueldo que con {other}, y paga {care} más por atención médica, ya descontado el dinero de su empleador.',
            less: 'Con {plan}, conserva {paychecks} menos de su sueldo que con {other}, pero paga {care} menos por atención médica, ya descontado el dinero de su empleador.',
            same: 'Con {plan}, conserva {paychecks} menos de su sueldo que con {other}, y paga casi lo mismo por atención médica, ya descontado el dinero de su empleador.',
          },
          same: {
            more: 'Con {plan}, conserva casi lo mismo de su sueldo que con {other}, pero paga {care} más por atención médica, ya descontado el dinero de su empleador.',
            less: 'Con {plan}, conserva casi lo mismo de su sueldo que con {other}, y paga {care} menos por atención médica, ya descontado el dinero de su empleador.',
          },
        },
      },
      compareTwo: 'Comparar dos planes',
      firstPlan: 'Primer plan',
      secondPlan: 'Segundo plan',
      samePlan: 'Elija dos planes diferentes.',
      noDifference: 'Estos planes tienen los mismos costos y condiciones.',
      differences: {
        one: '{count} diferencia entre {first} y {second}.',
        other: '{count} diferencias entre {first} y {second}.',
      },
      differencesCaption: 'Solo las diferencias. Los montos son de un año.',
      term: 'Monto o condición',
      valueNames: {
        totalCost: 'Costo estimado',
        rangeLow: '1 de cada 10 años cuesta menos de',
        rangeHigh: '1 de cada 10 años cuesta más de',
        worstCase: 'Peor caso',
        paychecks: 'Deducción de nómina',
        paycheck: 'De un cheque de pago',
        charges: 'Recargos y créditos',
        care: 'Por atención médica',
        company: 'Dinero del empleador en esta estimación',
        contribution: 'Lo que el empleador aporta a la cuenta',
        match: 'Lo que el empleador agrega a sus ahorros',
        matchMaximum: 'Lo máximo que agrega',
        coinsurance: 'Su parte habitual después del deducible',
      },
      limitNames: {
        deductible: {
          single: 'Deducible',
          person: 'Deducible, por persona',
          family: 'Deducible, por familia',
        },
        drugDeductible: {
          single: 'Deducible de medicamentos',
          person: 'Deducible de medicamentos, por persona',
          family: 'Deducible de medicamentos, por familia',
        },
        maximum: {
          single: 'Gasto máximo de bolsillo',
          person: 'Gasto máximo de bolsillo, por persona',
          family: 'Gasto máximo de bolsillo, por familia',
        },
        drugMaximum: {
          single: 'Máximo de medicamentos',
          person: 'Máximo de medicamentos, por persona',
          family: 'Máximo de medicamentos, por familia',
        },
      },
      values: {
        none: 'Ninguno',
        shared: 'Compartido',
      },
    },

    years: {
      scenarios: {
        heading: 'Si el año resulta diferente',
        summary: {
          all: { other: '{plan} es la opción más económica en cada uno de los {count} escenarios.' },
          some: { other: '{plan} es la opción más económica en {cheapest} de los {count} escenarios.' },
          none: { other: '{plan} no es la opción más económica en ninguno de los {count} escenarios.' },
        },
        caption: 'El costo de cada plan en cada escenario',
        scenario: 'Escenario',
        custom: 'Su escenario personalizado',
        chosen: 'su elección',
        cheapest: 'menor costo',
        leavesOut: { child: 'sin cobertura para un(a) hijo(a)', spouse: 'sin cobertura para su cónyuge' },
        coverageChange: {
          child:
            'Tener un bebé cambia su cobertura. Si cubre a un(a) hijo(a), sus deducciones de nómina y límites serán diferentes: {link}.',
          spouse:
            'Casarse cambia su cobertura. Si cubre a su cónyuge, sus deducciones de nómina y límites serán diferentes: {link}.',
          link: 'cambie quién necesita cobertura',
        },
      },

      care: {
        heading: 'Según cuánta atención médica use',
        lead: 'Lo que pagaría con más o menos atención médica del mismo tipo. La línea más baja es la opción más económica.',
        cheapest: {
          below: 'Hasta unos {to} de atención médica, {plan} es la opción más económica.',
          between: 'Entre unos {from} y {to} de atención médica, {plan} es la opción más económica.',
          above: 'A partir de unos {from} de atención médica, {plan} es la opción más económica.',
          always: '{plan} es la opción más económica con cualquier monto.',
        },
        nearlyCheapest: {
          below: 'Hasta unos {to} de atención médica, {plan} es la opción más económica o casi.',
          between: 'Entre unos {from} y {to} de atención médica, {plan} es la opción más económica o casi.',
          above: 'A partir de unos {from} de atención médica, {plan} es la opción más económica o casi.',
          always: '{plan} es la opción más económica o casi con cualquier monto.',
        },
        otherKinds:
          'Con otros tipos de atención médica, como en algunos escenarios, otro plan puede costar menos.',
        notCovered:
          'Con más atención médica, un año puede costar más que el peor caso, por ejemplo porque un plan no la cubre.',
        chart:
          'Gráfico de líneas: lo que le cuesta cada plan en un año, según el precio completo de su atención médica',
        cost: 'Lo que le cuesta un año',
        zoomIn: 'Acercar la vista a su año',
        zoomOut: 'Alejar la vista',
        ownYear: 'Su año: {care} de atención médica',
        ownYearShort: 'Su año',
        slider: 'Atención médica del año, a precio completo',
        atOwnYear: 'Con {care} de atención médica, como en su año:',
        at: 'Con {care} de atención médica:',
        position: '{care} de atención médica. La opción más económica es {plan}: {cost}.',
        positionOfOwnYear:
          '{care} de atención médica, como en su año. La opción más económica es {plan}: {cost}.',
        table: 'Ver el gráfico como tabla',
        tableCaption: 'El costo de cada plan según el precio completo de su atención médica',
        care: 'Atención médica',
        own: 'su año',
      },
    },

    why: {
      heading: 'Por qué paga {amount} de su bolsillo',
      fullPrice: 'Su atención médica cuesta {price} a precio completo. Con {plan}, usted paga {amount}.',
      free: 'Su atención médica cuesta {price} a precio completo. Con {plan}, usted no paga nada.',
      steps: {
        noDeductible: 'Este plan no tiene deducible.',
        nothingDeductible: 'Nada de esta atención médica cuenta para su deducible de {limit}.',
        firstDollars: {
          person: 'Usted paga los primeros {amount}: su deducible.',
          family: 'Usted paga los primeros {amount}: su deducible familiar.',
        },
        wholeDeductible: {
          person: 'Usted paga todo su deducible: {amount}.',
          family: 'Usted paga todo su deducible familiar: {amount}.',
        },
        belowDeductible: {
          person: 'Usted paga {amount} por su cuenta, porque no llega a su deducible de {limit}.',
          family: 'Usted paga {amount} por su cuenta, porque no llega a su deducible familiar de {limit}.',
        },
        partOfDeductible: {
          person: 'Usted paga {amount} de su deducible de {limit}.',
          family: 'Usted paga unos {amount} de su deducible familiar de {limit}.',
        },
        partOfDeductibles:
          'Usted paga unos {amount} de sus deducibles (de {personLimit} por persona y {limit} por familia).',
        drugDeductible: {
          person:
            'Usted paga {amount} de sus deducibles (de {limit} para atención médica y {drugLimit} para medicamentos).',
          family:
            'Usted paga unos {amount} de sus deducibles familiares (de {limit} para atención médica y {drugLimit} para medicamentos).',
        },
        drugDeductiblePerPerson:
          'Usted paga unos {amount} de sus deducibles familiares (de {limit} para atención médica y {drugLimit} para los medicamentos de cada persona).',
        deductibles: 'Usted paga {amount} en deducibles.',
        coinsurance: 'Usted paga el {percentage} ({amount}) y el plan paga el resto.',
        laterCoinsurance: 'Después, usted paga el {percentage} ({amount}) y el plan paga el resto.',
        usualCoinsurance: 'Por lo general, usted paga el {percentage} ({amount}).',
        laterUsualCoinsurance: 'Después, por lo general, usted paga el {percentage} ({amount}).',
        otherCoinsurance: 'Usted paga una parte del precio de algunos servicios: {amount}.',
        copays: 'Usted paga {amount} en copagos.',
        notCovered: 'Usted paga {amount} por atención médica que este plan no cubre.',
        freeCare: '{amount} de esta atención médica no le cuestan nada.',
        freeFirstUses: {
          person: {
            one: 'Eso incluye {amount} de su primer uso de {service} en el año.',
            other: 'Eso incluye {amount} de sus primeras {count} veces de {service} en el año.',
          },
          family: {
            one: 'Eso incluye {amount} del primer uso de {service} de cada persona en el año.',
            other:
              'Eso incluye {amount} de las primeras {count} veces de {service} de cada persona en el año.',
          },
        },
        belowMaximum: 'Su gasto máximo de bolsillo es de {limit}. Este año queda {amount} por debajo.',
        drugMaximum:
          'Sus gastos máximos de bolsillo son de {limit} para atención médica y {drugLimit} para medicamentos.',
        savedByDrugMaximum:
          'Sus gastos máximos de bolsillo (de {limit} para atención médica y {drugLimit} para medicamentos) le ahorran unos {amount}.',
        reachedMaximum: 'Usted llega a su gasto máximo de bolsillo de {limit}. Le ahorra {amount}.',
        savedByMaximum: 'Su gasto máximo de bolsillo le ahorra unos {amount}.',
        savedByMaximums:
          'Sus gastos máximos de bolsillo (de {personLimit} por persona y {limit} por familia) le ahorran unos {amount}.',
        companyMoney: 'Su empleador aporta {amount} para esto.',
        companyMoneyLeft: 'Su empleador aporta {limit}, de los cuales {amount} son para esto.',
      },
      shares: {
        deductible: 'Deducible',
        copay: 'Copagos',
        coinsurance: 'Coseguro',
        notCovered: 'Sin cobertura',
        planPays: 'Paga el plan',
        savedByMaximum: 'Ahorro por el máximo',
      },
      total: 'Precio completo',
      words: {
        heading: 'Qué significan estas palabras',
        plan: [
          'Deducible: lo que usted paga por atención médica antes de que pague el plan.',
          'Copago: un precio fijo que usted paga por cada servicio.',
          'Coseguro: el porcentaje del precio que usted paga después del deducible.',
          'Gasto máximo de bolsillo: lo máximo que usted paga por atención médica cubierta en un año.',
        ],
        maximumWithoutCopays:
          'Gasto máximo de bolsillo: lo máximo que usted paga por atención médica cubierta en un año, sin contar los copagos, que se siguen pagando después.',
        accounts: {
          HSA: 'Cuenta de ahorros para la salud (HSA): una cuenta libre de impuestos para atención médica. Lo que queda es suyo.',
          FSA: 'Cuenta de gastos flexibles (FSA): una cuenta libre de impuestos para atención médica. Lo que queda puede perderse.',
          HRA: 'Cuenta de reembolso de salud (HRA): dinero de su empleador para atención médica. Lo que queda es de su empleador.',
        },
      },
      details: 'Ver cada servicio',
      months: {
        heading: 'Cuándo pueden llegar las facturas',
        highest: 'En unos 9 de cada 10 años como este, ningún mes cuesta más de {amount}.',
        averages: 'Los montos de abajo son promedios.',
        early:
          'Los montos de abajo son promedios: la mayoría de las facturas llegan antes del final de {month}.',
      },
    },

    account: {
      ownSavings: 'Si ahorra en su {account}',
      companyMoney: 'Cómo funciona su {account}',
      notAdvice: 'Es una estimación, no asesoría tributaria. No cambia los resultados de arriba.',

      contribution: 'Lo que aporta a su {account} en {planYear}',
      perPaycheck: {
        one: '{amount} de {count} cheque de pago.',
        other: '{amount} de cada uno de los {count} cheques de pago.',
      },
      catchUp: { other: 'Tengo {count} años o más' },
      filingStatus: 'Cómo declara sus impuestos',
      filingStatuses: {
        single: 'Soltero(a)',
        joint: 'Casado(a) que presenta una declaración conjunta',
        headOfHousehold: 'Cabeza de familia',
      },
      pleaseSelect: 'Seleccione',
      income: 'Total de sueldos de su hogar en el año, antes de impuestos',
      ownPay: 'Su propia parte',
      ownPayHint:
        'Deje este campo vacío si todo es suyo. El impuesto del Seguro Social solo se cobra hasta {amount} del sueldo de una persona en {year}.',
      statePercentage: 'Tasa de su impuesto estatal sobre el ingreso, en porcentaje',
      stateHints: {
        HSA: 'Deje este campo vacío si su estado no tiene impuesto sobre el ingreso, o si vive en California o Nueva Jersey, que cobran impuestos sobre las contribuciones a la HSA.',
        other:
          'Deje este campo vacío si su estado no tiene impuesto sobre el ingreso, o si cobra impuestos sobre estas contribuciones.',
      },
      payrollTax: 'Incluir los impuestos sobre la nómina',
      payrollTaxHint:
        'Se ahorra los impuestos del Seguro Social y Medicare si aporta por deducción de nómina.',
      enterAmount: 'Escriba un monto de $0 a {highest}.',
      enterPercentage: 'Escriba un porcentaje de 0 a {highest}.',

      tax: {
        caption: 'Impuestos que ahorra',
        federal: 'Impuesto federal sobre el ingreso',
        payroll: 'Seguro Social y Medicare',
        state: 'Impuesto estatal sobre el ingreso',
        total: 'En total',
        needsAmounts:
          'Escriba lo que aporta y el total de sueldos de su hogar en el año para ver los impuestos que ahorra.',
        needsCorrection: 'Revise los montos que escribió para ver los impuestos que ahorra.',
        moreThanPay: 'Aporta más que el total de sueldos de su hogar en el año.',
        saved: 'Ahorraría {amount} en impuestos.',
        none: 'Esta contribución no le ahorraría impuestos.',
        effect:
          'Costos anuales estimados: {costAfterTax} en lugar de {cost}, sin contar los {contribution} que aporta.',
        unearned: 'Esto cuenta {amount} menos de la contribución equivalente de su empleador.',
        figures:
          'Calculado con las tasas de impuestos y la deducción estándar de {year}. Los créditos tributarios pueden reducir la parte federal.',
        earlierFigures:
          'Calculado con las tasas de impuestos y la deducción estándar de {year}, porque las de {planYear} no están incluidas. Los créditos tributarios pueden reducir la parte federal.',
      },

      balance: {
        caption: 'Su {account} en {planYear}',
        companyMoney: 'De su empleador',
        matched: 'Contribución equivalente de su empleador',
        contribution: 'De usted',
        used: 'Para la atención médica de este año',
        needsCorrection: 'Revise lo que aporta para ver lo que queda al final del año.',
        remaining: 'Lo que queda al final del año',
        outlook: {
          HSA: 'Lo que queda es suyo y pasa al año siguiente.',
          FSA: 'Lo que queda puede perderse. Algunos empleadores permiten pasar hasta {carryOver} (en {year}) al año siguiente.',
          HRA: 'Lo que queda es de su empleador. Pregunte si pasa al año siguiente.',
          other: 'Pregunte a su empleador qué pasa con lo que queda.',
        },
        uncovered: 'La cuenta no cubre {amount} de la atención médica de este año.',
        uncountedMatch: 'Los resultados de arriba no cuentan la contribución equivalente.',
        countedMatch:
          'Los resultados de arriba cuentan una contribución equivalente de {match}. Para recibirla toda, aporte al menos {contribution}.',
        noLimit:
          'Los resultados no incluyen el límite máximo de contribución a su {account} en {planYear}, así que esto muestra solo el dinero de su empleador.',
      },
    },
  },
}
